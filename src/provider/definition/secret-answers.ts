import { expandPointer, getAt, isInside, removeAllAt } from '../../core/pointer.ts';
import { pointerInBody } from '../validate/body-slots.ts';
import type { ShownScreen } from './shown-screen.ts';

/** Returns the pointers in bodies that can lead to answers to questions for secrets. */
export const secretPointers = (screens: readonly ShownScreen[]): string[] =>
  screens.flatMap(({ slots, forms }) =>
    forms
      .flatMap(({ questions }) => questions.filter(({ secret }) => secret))
      .flatMap(({ pointer }) =>
        slots
          .filter(({ answer, onlyItems }) => !onlyItems && isInside(pointer, answer))
          .map((slot) => pointerInBody(slot, pointer)),
      ),
  );

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
