import type { AcceptedExample, ExamplesFile } from '../../definition/files/examples.ts';
import { fieldPointer, removeAllAt, setAt } from '../pointer.ts';
import type { Answers } from './coerce-answers.ts';

/** The first answers that are accepted. */
export const firstAnswers = (examples: ExamplesFile | undefined): Answers =>
  examples?.accepted?.find(({ answers }) => answers !== undefined)?.answers ?? {};

/** Returns the answers of an example: its own, or the first accepted ones with its changes applied. */
export function exampleAnswers(
  examples: ExamplesFile,
  { answers, change = {} }: Pick<AcceptedExample, 'answers' | 'change'>,
): Answers {
  if (answers) return structuredClone(answers);
  const changed = structuredClone(firstAnswers(examples));
  const entries = Object.entries(change).map(([key, value]) => [fieldPointer(key), value] as const);
  for (const [pointer, value] of entries) {
    if (value !== null) setAt(changed, pointer, structuredClone(value));
  }
  const removed = entries.filter(([, value]) => value === null).map(([pointer]) => pointer);
  removeAllAt(changed, removed);
  return changed;
}
