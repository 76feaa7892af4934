import jsonpointer from 'jsonpointer';
import { firstAnswers } from '../../../src/analysis/examples/journeys.ts';
import type { AcceptedExample, ExamplesFile } from '../../../src/definition/files/examples.ts';
import { type Answers, unset } from '../../../src/engine/form/answers.ts';

/** The answers that an example speaks of: its own, or the first accepted ones with its change laid over them. */
export function exampleAnswers(
  examples: ExamplesFile,
  { answers, change }: Pick<AcceptedExample, 'answers' | 'change'>,
): Answers {
  if (answers) return structuredClone(answers);
  const changed = structuredClone(firstAnswers(examples));
  const entries = Object.entries(change ?? {}).map(
    ([key, value]) => [toPointer(key), value] as const,
  );
  for (const [pointer, value] of entries) {
    if (value !== null) jsonpointer.set(changed, pointer, structuredClone(value));
  }
  // From the last item of a list to the first, so that the places of the others hold until then.
  const gone = entries.filter(([, value]) => value === null).map(([pointer]) => pointer);
  for (const pointer of gone.toSorted((a, b) => b.localeCompare(a, undefined, { numeric: true }))) {
    remove(changed, pointer);
  }
  return changed;
}

/** A field's name as a pointer. */
export const toPointer = (field: string) => (field.startsWith('/') ? field : `/${field}`);

function remove(answers: Answers, pointer: string): void {
  const cut = pointer.lastIndexOf('/');
  const holder = cut === 0 ? answers : jsonpointer.get(answers, pointer.slice(0, cut));
  if (Array.isArray(holder)) holder.splice(Number(pointer.slice(cut + 1)), 1);
  else unset(answers, pointer);
}
