import type { JsonSchema } from '../../definition/json-schema.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import type { FieldContext } from './field-context.ts';
import { textCandidates } from './text-candidates.ts';

/**
 * Lists values that may satisfy a schema, the most natural first; callers validate them. `examples` and `default` of the
 * schema precede made-up values.
 */
export function valueCandidates(schema: JsonSchema, context: FieldContext): unknown[] {
  const { type, allOf = [] } = schema;
  return [
    ...ownCandidates(schema, context),
    ...allOf.flatMap((inner) => valueCandidates({ type, ...inner }, context)),
  ];
}

function ownCandidates(schema: JsonSchema, context: FieldContext): unknown[] {
  const declared = [
    ...(Array.isArray(schema.examples) ? schema.examples : []),
    ...('default' in schema ? [schema.default] : []),
    ...('const' in schema ? [schema.const] : []),
    ...(schema.enum ?? []),
    ...(schema.oneOf ?? []).flatMap((option) => ('const' in option ? [option.const] : [])),
  ];
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return [...declared, ...listCandidates(schema, context)];
  if (context.offeredValues) return [...context.offeredValues, ...declared];
  return [...declared, ...types.flatMap((type) => valuesOfType(type, schema, context))];
}

function valuesOfType(type: string, schema: JsonSchema, context: FieldContext): unknown[] {
  switch (type) {
    case 'string':
      return textCandidates(schema, context);
    case 'boolean':
      return [true, false];
    case 'number':
    case 'integer':
      return numberCandidates(schema);
    case 'object':
      return context.widget !== undefined && widgetEntry(context.widget)?.takesFiles
        ? fileCandidates(schema, context, (inner) => valueCandidates(inner, {}))
        : [];
    default:
      return [];
  }
}

function numberCandidates(schema: JsonSchema): number[] {
  const { minimum, maximum } = schema;
  const above = Number(schema.exclusiveMinimum ?? minimum ?? 0);
  const step = Number(schema.multipleOf ?? 1);
  const middle = Math.round(((minimum ?? 0) + (maximum ?? 20)) / 2);
  const steps = [3, 1, 2, 10].map((count) => count * step);
  const bounds = [minimum, maximum, above + step, above + step / 2, above + 0.5];
  const numbers = [...steps, middle, ...bounds, Math.ceil(above / step) * step, 0];
  return numbers.filter((number) => number !== undefined);
}

/** Returns lists of simple values: two items, or as many as are required. */
function listCandidates(schema: JsonSchema, context: FieldContext): unknown[][] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema;
  const required = (schema.contains as JsonSchema | undefined)?.const;
  const all = context.offeredValues ?? [...new Set(valueCandidates(items, context))];
  const count = Math.min(Math.max(2, minItems), maxItems);
  const lists = [
    all.slice(0, count),
    all.slice(0, Math.max(1, minItems)),
    // A visitor can't leave a required list empty, but say that none of its choices applies.
    ...(context.exclusive === undefined ? [] : [[context.exclusive]]),
    all.slice(0, minItems),
  ];
  if (required !== undefined) lists.unshift([required], [...all.slice(0, minItems), required]);
  return lists;
}

/** A list of more files has no sample. */
const mostFiles = 12;

/**
 * Lists answers of a question for files, all different, as the provider describes what it has stored, or as the page what
 * it holds.
 *
 * @param candidatesOf lists values for another property of the answer
 */
const fileCandidates = (
  { properties = {} }: JsonSchema,
  { fileKind = '' }: FieldContext,
  candidatesOf: (schema: JsonSchema) => unknown[],
): object[] =>
  Array.from({ length: mostFiles }, (_, index) => index + 1).map((number) => {
    const known: Record<string, unknown> = {
      id: `file-${number}`,
      name: `sample-${number}${fileKind}`,
      size: number * 1234,
      part: `file-${number}`,
    };
    const entries = Object.entries(properties).map(([name, schema]) => {
      const value = known[name];
      const declared =
        'const' in schema || schema.enum !== undefined || schema.examples !== undefined;
      return [name, declared || value === undefined ? candidatesOf(schema)[0] : value] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  });
