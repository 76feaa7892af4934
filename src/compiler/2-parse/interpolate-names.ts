import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import type { Document } from '../model/document.ts';

type Names = Record<string, string>;

/** Replaces each {names.x} in a document's texts. Unknown names stay, for a rule to report. */
export const interpolateNames = (document: Document, names: Names): Document => ({
  ...document,
  value: interpolate(document.value, names),
});

function interpolate(value: unknown, names: Names): unknown {
  if (typeof value === 'string') {
    return value.replace(
      /\{names\.([\w-]+)\}/g,
      (placeholder, name: string) => getOwn(names, name) ?? placeholder,
    );
  }
  if (Array.isArray(value)) return value.map((item) => interpolate(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, interpolate(entry, names)]),
  );
}

/** Returns the names of app.json whose values are texts. */
export function namesOf(app: Document): Names {
  const names = isObject(app.value) ? app.value.names : undefined;
  const entries = Object.entries(isObject(names) ? names : {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Names;
}
