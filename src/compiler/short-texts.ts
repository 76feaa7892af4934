import { isObject } from '../definition/is-object.ts';
import { dataKeywords } from './patterns.ts';
import { growthOf } from './regex/growth.ts';

/**
 * A schema that judges alike, but tells of a text that is too long without matching it with a pattern whose time grows
 * faster than the text: ajv would go on to the pattern, and `maxLength` would protect nobody.
 */
export function onlyShortTexts<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(onlyShortTexts) as T;
  if (!isObject(schema)) return schema;
  const inside = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      dataKeywords.includes(key) ? value : onlyShortTexts(value),
    ]),
  );
  const { pattern, ...rest } = inside;
  const { maxLength, allOf = [] } = rest;
  const slow = typeof pattern === 'string' && typeof maxLength === 'number';
  if (!slow || !growthOf(pattern, maxLength)) return inside as T;
  const guarded = { if: { maxLength }, then: { pattern } };
  return { ...rest, allOf: [...(Array.isArray(allOf) ? allOf : []), guarded] } as T;
}
