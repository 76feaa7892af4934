import { getOwn } from '../../../core/get-own.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { calculationNames } from '../../model/calculation.ts';
import { type ObjectSource, objectOf } from '../../model/form/form-fields.ts';
import type { FormSource } from '../../model/product.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import { schemaWithout } from '../../schema/schema-without.ts';

/** Returns the schema of the answers of several forms, without rules. */
export function answersSchema(forms: FormSource[]): JsonSchema {
  const schemas = forms.map((form) => schemaOfObject(objectOf(form)));
  return closedSchema(Object.assign({}, ...schemas.map(({ properties }) => properties)));
}

function schemaOfObject(object: ObjectSource): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const { name, asks, inside, items, kind, schema } of object.fields) {
    if (items) {
      const { type, format } = items.find((item) => item.asks)?.schema ?? {};
      properties[name] = { type: 'array', items: { type, format } };
    } else if (inside) {
      const inner = schemaOfObject(inside);
      properties[name] = kind === 'list' ? { type: 'array', items: inner } : inner;
    } else if (asks || !getOwn(properties, name)) {
      properties[name] = { type: schema.type, format: schema.format, items: schema.items };
    }
  }
  return closedSchema(properties);
}

/** Returns the schema of an object with exactly these keys. */
export const closedSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** Returns the schema of the result of a mapping, as far as it is known; `{}` where it can be any value. */
export function schemaOfMapping(mapping: unknown, document: JsonSchema): JsonSchema {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      if (read.each !== undefined) return {};
      const except = Array.isArray(read.except) ? read.except.map(String) : [];
      return except.reduce(schemaWithout, resolvePointer(document, read.from).schema);
    }
    case 'merge': {
      const parts = read.parts.map((part) => schemaOfMapping(part, document));
      const known = parts.every(
        ({ properties, additionalProperties }) => properties !== undefined && !additionalProperties,
      );
      return known
        ? closedSchema(Object.assign({}, ...parts.map(({ properties }) => properties)))
        : {};
    }
    case 'object':
      return closedSchema(
        Object.fromEntries(
          read.entries.map(([key, entry]) => [key, schemaOfMapping(entry, document)]),
        ),
      );
    case 'calculated': {
      const [name = ''] = calculationNames(read.calculation);
      return { type: calculationEntry(name)?.result };
    }
    default:
      return {};
  }
}
