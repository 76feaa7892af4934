import type { CompiledForm } from '../../compiled/form.ts';

/** Returns the question pointers of the secrets that forms ask for. */
export const secretsOf = (forms: CompiledForm[]): string[] =>
  forms.flatMap(({ questions }) =>
    questions.filter(({ secret }) => secret).map(({ pointer }) => pointer),
  );
