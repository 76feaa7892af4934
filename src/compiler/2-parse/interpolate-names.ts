import { isObject } from '../../core/is-object.ts';
import type { Document } from '../model/document.ts';
import { getOwn } from '../model/product.ts';

/** A document with every {names.x} of app.json filled in. Unknown names stay, for a rule to find. */
export const interpolateNames = (document: Document, names: Record<string, string>): Document => ({
  ...document,
  value: filled(document.value, names),
});

function filled(value: unknown, names: Record<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replace(
      /\{names\.([\w-]+)\}/g,
      (whole, name: string) => getOwn(names, name) ?? whole,
    );
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, names)]));
}

/** The names that app.json gives, as far as they are texts. */
export function namesOf(app: Document): Record<string, string> {
  const names = isObject(app.value) ? app.value.names : undefined;
  const entries = Object.entries(isObject(names) ? names : {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Record<
    string,
    string
  >;
}
