import type { Answers } from '../../core/coerce-answers.ts';
import { getAt } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Returns the relative JSON Pointer of `"const": { "$data": "1/email" }`. */
export function dataReferenceOf({ const: value }: JsonSchema): string | undefined {
  const data = (value as { $data?: unknown } | null | undefined)?.$data;
  return typeof data === 'string' ? data : undefined;
}

/**
 * Returns the value that a `$data` pointer of a field refers to.
 *
 * @param objects the objects around the field, the outermost first
 */
export function resolveDataReference(reference: string, objects: Answers[]): unknown {
  const [, levels = '', path = ''] = /^(\d*)(\/.*)?$/.exec(reference) ?? [];
  return getAt(levels === '' ? objects[0] : objects.at(-Number(levels)), path);
}
