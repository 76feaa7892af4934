import { isObject } from '../../../core/is-object.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { validateShape } from './check-value.ts';
import { screenKinds, screenShape } from './file-shapes.ts';

type Content = Record<string, unknown>;

/** The files of a screen with the marks of their contents. */
const contentMarks: Record<string, (content: Content) => boolean> = {
  'schema.json': ({ type, properties, required }) =>
    isObject(properties) && (type === 'object' || Array.isArray(required)),
  'screen.json': ({ kind, route }) => typeof kind === 'string' && typeof route === 'string',
  'examples.json': ({ accepted, refused, journeys }) =>
    [accepted, refused, journeys].some(Array.isArray),
  'ui.json': (content) =>
    Array.isArray(content['ui:order']) ||
    Object.values(content).some(
      (entry) => isObject(entry) && Object.keys(entry).some((key) => key.startsWith('ui:')),
    ),
};

/** Reports a file with the contents of another kind of file, such as a ui.json that was pasted over a schema.json. */
export function swappedFile(name: string, content: unknown): Mismatch | undefined {
  const isOwn = contentMarks[name];
  if (!isOwn || !isObject(content) || isOwn(content)) return undefined;
  const other = Object.entries(contentMarks).find(([, isOther]) => isOther(content))?.[0];
  if (other === undefined) return undefined;
  return {
    kind: 'wrong-value',
    pointer: '',
    mayHoldMissing: true,
    message: `These are the contents of a ${other}. Bring back those of this ${name}, for instance from the last commit.`,
  };
}

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
