import type { CompiledForm } from '../../compiled/form.ts';
import { expandPointer } from '../../core/pointer.ts';
import { omitAt } from '../../core/replace-at.ts';
import type { Answers } from './answers.ts';

/** Returns the answers without the secrets that forms ask for. */
export const withoutSecrets = (forms: CompiledForm[], answers: Answers): Answers =>
  forms
    .flatMap(({ questions }) => questions)
    .filter(({ secret }) => secret)
    .flatMap(({ pointer }) => expandPointer(pointer, answers))
    .reduce(omitAt, answers);
