import { isObject } from '../../../core/is-object.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { validateShape } from './check-value.ts';
import { screenKinds, screenShape } from './file-shapes.ts';

/** Reports a screen whose "kind" does not match its other keys. */
export function otherScreenKind(screen: unknown, found: Mismatch[]): Mismatch | undefined {
  if (!isObject(screen) || found.length === 0) return undefined;
  const { kind } = screen;
  const shape = screenKinds.find(({ name }) => name === kind)?.shape;
  const expected = screenKinds.find(
    ({ name }) =>
      name !== kind && validateShape(screenShape, { ...screen, kind: name }).length === 0,
  );
  if (!shape || !expected) return undefined;
  const missing = (shape.required ?? []).filter((key) => !Object.hasOwn(screen, key));
  const required = missing.map((key) => `"${key}"`).join(' and ');
  const instead =
    required === ''
      ? `remove the keys that a "${kind}" does not have`
      : `add the keys that a "${kind}" needs, beginning with ${required}`;
  return {
    kind: 'wrong-value',
    pointer: '/kind',
    message: `"kind" is "${kind}", but the other keys are those of a "${expected.name}". Change the kind, or ${instead}.`,
  };
}
