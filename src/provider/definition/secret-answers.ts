import { expandPointer, getAt, removeAllAt } from '../../core/pointer.ts';
import { answerSlots, type ShownScreen } from './shown-screen.ts';

/** Returns the places of the answers to questions for secrets. */
export const secretPointers = (screens: readonly ShownScreen[]): string[] =>
  screens
    .flatMap(answerSlots)
    .flatMap(({ pointer, question }) => (question.secret ? [pointer] : []));

/** Leaves out answers to questions for secrets, which a call stores where sandbox.json neither hashes nor drops them. */
export function withoutSecrets<Stored extends { body: object }>(
  stored: Stored,
  pointers: string[],
): Stored {
  const present = pointers
    .flatMap((pointer) => expandPointer(pointer, stored.body))
    .filter((pointer) => getAt(stored.body, pointer) !== undefined);
  if (present.length === 0) return stored;
  const body = structuredClone(stored.body);
  removeAllAt(body, present);
  return { ...stored, body };
}
