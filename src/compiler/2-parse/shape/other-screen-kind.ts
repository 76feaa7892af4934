import { isObject } from '../../../core/is-object.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { validateShape } from './check-value.ts';
import { screenKinds, screenShape } from './file-shapes.ts';

/** What is said of a screen that names one kind and is written as another. */
export function otherScreenKind(screen: unknown, found: Mismatch[]): Mismatch | undefined {
  if (!isObject(screen) || found.length === 0) return undefined;
  const { kind } = screen;
  const shape = screenKinds.find(({ name }) => name === kind)?.shape;
  const meant = screenKinds.find(
    ({ name }) =>
      name !== kind && validateShape(screenShape, { ...screen, kind: name }).length === 0,
  );
  if (!shape || !meant) return undefined;
  const lacking = (shape.required ?? []).filter((key) => !Object.hasOwn(screen, key));
  const needed = lacking.map((key) => `"${key}"`).join(' and ');
  const instead =
    needed === ''
      ? `take out what a ${kind} does not have`
      : `write what a ${kind} needs, beginning with ${needed}`;
  return {
    ...{ kind: 'wrong-value', pointer: '/kind' },
    message: `"kind" is "${kind}", but everything else here is of a "${meant.name}". Change the kind, or ${instead}.`,
  };
}
