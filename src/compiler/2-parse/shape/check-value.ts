import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { checkKeys } from './check-keys.ts';
import { checkLeaf } from './check-leaf.ts';
import { schemasInInputs, schemasInMapping } from './inner-schemas.ts';
import { resolveShape } from './resolve-shape.ts';
import { type Definitions, type Shape, shapeOfKey } from './shape.ts';

/** Values of a free shape, by their kind, whose conditions are JSON Schemas. */
const innerSchemas = { mapping: schemasInMapping, calculation: schemasInInputs };

/**
 * Validates a value against the schema of its file, with messages in plain words.
 *
 * @returns the most specific mismatch of each value; none where ajv finds none
 */
export function validateShape(
  written: Shape,
  value: unknown,
  pointer = '',
  definitions: Definitions = {},
): Mismatch[] {
  const shape = resolveShape(written, value, definitions);
  const validate = (inner: Shape, part: unknown, key?: string) =>
    validateShape(
      inner,
      part,
      key === undefined ? pointer : `${pointer}/${escapePart(key)}`,
      definitions,
    );
  const wrong = checkLeaf(shape, value, pointer);
  if (wrong) return [wrong];
  const found = (shape.allOf ?? []).flatMap((part) => validate(part, value));
  const holds = shape['x-holds'] ?? '';
  const schema = getOwn(definitions, holds);
  if (schema) found.push(...validate(schema, value));
  for (const inner of getOwn(innerSchemas, holds)?.(value) ?? []) {
    const at = pointer + inner.pointer;
    found.push(...validateShape(definitions.schema ?? {}, inner.schema, at, definitions));
  }
  if (Array.isArray(value) && shape.items) {
    const { items } = shape;
    found.push(...value.flatMap((item, index) => validate(items, item, String(index))));
  }
  if (isObject(value) && shape.type === 'object') {
    found.push(...checkKeys(shape, value, pointer));
    for (const [key, entry] of Object.entries(value)) {
      const inner = shapeOfKey(shape, key);
      if (inner) found.push(...validate(inner, entry, key));
    }
  }
  return shape.discriminatorOnly
    ? found.map((one) => ({ ...one, unresolvedUnion: pointer }))
    : found;
}
