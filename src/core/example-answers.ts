import jsonpointer from 'jsonpointer';
import type { AcceptedExample, ExamplesFile } from '../definition/files/examples.ts';
import { fieldPointer } from './pointer.ts';

type Answers = Record<string, unknown>;

/** The first answers that are accepted. */
export const firstAnswers = (examples: ExamplesFile | undefined): Answers =>
  examples?.accepted?.find(({ answers }) => answers !== undefined)?.answers ?? {};

/** The answers that an example speaks of: its own, or the first accepted ones with its change laid over them. */
export function exampleAnswers(
  examples: ExamplesFile,
  { answers, change = {} }: Pick<AcceptedExample, 'answers' | 'change'>,
): Answers {
  if (answers) return structuredClone(answers);
  const changed = structuredClone(firstAnswers(examples));
  const entries = Object.entries(change).map(([key, value]) => [fieldPointer(key), value] as const);
  for (const [pointer, value] of entries) {
    if (value !== null) jsonpointer.set(changed, pointer, structuredClone(value));
  }
  // From the last item of a list to the first, so that the places of the others hold until then.
  const gone = entries.filter(([, value]) => value === null).map(([pointer]) => pointer);
  for (const pointer of gone.sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))) {
    remove(changed, pointer);
  }
  return changed;
}

function remove(answers: Answers, pointer: string): void {
  const cut = pointer.lastIndexOf('/');
  const key = pointer.slice(cut + 1);
  const holder = cut === 0 ? answers : jsonpointer.get(answers, pointer.slice(0, cut));
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (typeof holder === 'object' && holder !== null) delete holder[key];
}
