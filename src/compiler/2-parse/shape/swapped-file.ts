import { isObject } from '../../../core/is-object.ts';
import type { Mismatch } from '../../model/shape-error.ts';

type Content = Record<string, unknown>;

/** The files of a screen with the marks of their contents. */
const kinds: Record<string, (content: Content) => boolean> = {
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
  const isOwn = kinds[name];
  if (!isOwn || !isObject(content) || isOwn(content)) return undefined;
  const other = Object.entries(kinds).find(([, isOther]) => isOther(content))?.[0];
  if (other === undefined) return undefined;
  return {
    kind: 'wrong-value',
    pointer: '',
    mayHoldMissing: true,
    message: `These are the contents of a ${other}. Bring back those of this ${name}, for instance from the last commit.`,
  };
}
