import type { JsonSchema } from '../../definition/json-schema.ts';
import { type TextFieldContext, textCandidates } from './text-candidates.ts';

export interface FieldContext extends TextFieldContext {
  /** Values that the question offers, where it offers some. */
  offered?: unknown[];
}

/**
 * Values that a schema may allow, the most natural first; whoever asks checks them. Only the schema's own words count:
 * `examples` and `default` go before anything made up.
 */
export function valueCandidates(schema: JsonSchema, hints: FieldContext): unknown[] {
  const said = [
    ...(Array.isArray(schema.examples) ? schema.examples : []),
    ...('default' in schema ? [schema.default] : []),
    ...('const' in schema ? [schema.const] : []),
    ...(schema.enum ?? []),
    ...(schema.oneOf ?? []).flatMap((option) => ('const' in option ? [option.const] : [])),
  ];
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return [...said, ...listsFor(schema, hints)];
  if (hints.offered) return [...hints.offered, ...said];
  return [...said, ...types.flatMap((type) => plainValues(type, schema, hints))];
}

function plainValues(type: string, schema: JsonSchema, hints: FieldContext): unknown[] {
  switch (type) {
    case 'string':
      return textCandidates(schema, hints);
    case 'boolean':
      return [true, false];
    case 'number':
    case 'integer':
      return numbersFor(schema);
    default:
      return [];
  }
}

function numbersFor(schema: JsonSchema): number[] {
  const { minimum, maximum } = schema;
  const above = Number(schema.exclusiveMinimum ?? minimum ?? 0);
  const step = Number(schema.multipleOf ?? 1);
  const middle = Math.round(((minimum ?? 0) + (maximum ?? 20)) / 2);
  const steps = [3, 1, 2, 10].map((count) => count * step);
  const bounds = [minimum, maximum, above + step, above + step / 2, above + 0.5];
  const numbers = [...steps, middle, ...bounds, Math.ceil(above / step) * step, 0];
  return numbers.filter((number) => number !== undefined);
}

/** Lists of simple values: two, or as many as are asked for. */
function listsFor(schema: JsonSchema, hints: FieldContext): unknown[][] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema;
  const wanted = (schema.contains as JsonSchema | undefined)?.const;
  const all = hints.offered ?? [...new Set(valueCandidates(items, hints))];
  const count = Math.min(Math.max(2, minItems), maxItems);
  const lists = [all.slice(0, count), all.slice(0, Math.max(1, minItems)), all.slice(0, minItems)];
  if (wanted !== undefined) lists.unshift([wanted], [...all.slice(0, minItems), wanted]);
  return lists;
}
