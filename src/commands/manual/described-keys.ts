import { CalculatedLimit, Now, OtherAnswer, Today } from '../../definition/files/limits.ts';
import { mappingHelp } from '../../definition/files/mapping.ts';
import { inOneLine } from '../../definition/in-one-line.ts';
import { code, codes, type Entry, linkTo, member } from './markdown.ts';

/** The keywords of a schema that the reference shows. */
export interface DescribedSchema {
  type?: string;
  description?: string | undefined;
  default?: unknown;
  examples?: readonly unknown[] | undefined;
  const?: unknown;
  minimum?: number;
  maximum?: number;
  required?: readonly string[];
  properties?: Record<string, DescribedSchema>;
  patternProperties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  anyOf?: readonly DescribedSchema[];
  allOf?: unknown;
  $ref?: string;
  'x-holds'?: string;
}

/** A key that a schema describes. */
export interface DescribedKey {
  /** The names that lead to it; items of lists, and entries with names of the product, have none. */
  path: readonly string[];
  schema: DescribedSchema;
  isRequired: boolean;
  /** The values of another key with which it can stand, if these are not all: "kind": "form". */
  only: readonly string[];
}

type Shape = Pick<DescribedSchema, 'properties' | 'required'>;

/** The values that have a page of their own. */
const pages: Record<string, string> = {
  schema: linkTo('schema.md', 'JSON Schema'),
  mapping: linkTo('data.md#mappings', 'mapping'),
  calculation: linkTo('calculations.md', 'calculation'),
  'rich-text': linkTo('rich-text.md', 'text, or a list of texts and links'),
  outcome: linkTo('outcomes.md#effects', 'effects of the outcome'),
  'check-outcome': linkTo('outcomes.md#effects-on-an-answer', 'effects on the answer'),
};

const limits: [object, string][] = [
  [OtherAnswer, linkTo('limits.md#data', 'another answer')],
  [CalculatedLimit, linkTo('limits.md#calculated', 'calculation')],
  [Today, linkTo('limits.md#today', 'day relative to today')],
  [Now, linkTo('limits.md#now', 'moment relative to now')],
];
const limitPages = new Map(limits.map(([schema, page]) => [JSON.stringify(schema), page]));

/** Returns the link to the page that describes a value; `undefined` where its keys are described with it. */
const pageOf = (schema: DescribedSchema): string | undefined =>
  pages[schema['x-holds'] ?? ''] ??
  (schema.allOf || schema.$ref ? pages.schema : limitPages.get(JSON.stringify(schema)));

/** Returns the objects that a value, its items or its entries can be. */
function shapesIn(schema: DescribedSchema): Shape[] {
  const { properties, patternProperties = {}, items, anyOf = [] } = schema;
  return [
    ...(properties ? [schema] : []),
    ...Object.values(patternProperties).map((entry) => ({ properties: { '': entry } })),
    ...[...(items ? [items] : []), ...anyOf].flatMap((part) =>
      pageOf(part) ? [] : shapesIn(part),
    ),
  ];
}

/**
 * Returns every key in a value, outer ones first. A key that several shapes of an object have is one key.
 *
 * @param isElsewhere whether the keys in a key are described on another page
 */
export function keysIn(
  schema: object,
  isElsewhere: (key: DescribedKey) => boolean = () => false,
  path: readonly string[] = [],
): DescribedKey[] {
  const shapes = shapesIn(schema as DescribedSchema);
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const kind = [...names].find((name) => {
    const values = new Set(shapes.map((shape) => constIn(shape, name)));
    return values.size > 1 && !values.has(undefined);
  });
  return [...names].flatMap((name) => {
    const having = shapes.filter(({ properties }) => properties?.[name]);
    const key: DescribedKey = {
      path: name === '' ? path : [...path, name],
      schema: joined(having.map(({ properties }) => properties?.[name] as DescribedSchema)),
      isRequired:
        (kind !== undefined || having.length === shapes.length) &&
        having.every(({ required = [] }) => required.includes(name)),
      only:
        kind === undefined || having.length === shapes.length
          ? []
          : having.map((shape) => member(kind, constIn(shape, kind))),
    };
    const stays = !pageOf(key.schema) && (name === '' || !isElsewhere(key));
    const inside = stays ? keysIn(key.schema, isElsewhere, key.path) : [];
    return name === '' ? inside : [key, ...inside];
  });
}

const constIn = ({ properties }: Shape, name: string): unknown => properties?.[name]?.const;

function joined(schemas: DescribedSchema[]): DescribedSchema {
  const [first = {}, ...others] = [
    ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
  ];
  if (others.length === 0) return first;
  const anyOf = [first, ...others];
  if (schemas.every((schema) => schema.const !== undefined)) return { anyOf };
  const { description, examples, default: preset } = first;
  return { description, examples, default: preset, anyOf };
}

/** Returns the entry of a key. */
export function keyEntry(
  { path, schema, isRequired, only }: DescribedKey,
  facts: Entry['facts'] = [],
): Entry {
  const example = schema.examples?.[0] ?? schema.const ?? exampleIn(schema) ?? schema.default;
  const [name = ''] = path.slice(-1);
  const values = (schema.anyOf ?? []).filter((one) => one.const !== undefined && one.description);
  const valueText = ({ const: value }: DescribedSchema) =>
    name === 'ui:widget' ? linkTo(`widgets/${value}.md`, `${value}`) : code(inOneLine(value));
  return {
    name: path.join(' / '),
    text: schema.description?.replace(mappingHelp, '').trim() ?? 'One of these values:',
    facts: [
      values.length === 0 && `Type: ${typeOf(schema)}`,
      ...values.map((one) => `${valueText(one)}: ${one.description}`),
      schema.default !== undefined && `Default: ${code(inOneLine(schema.default))}`,
      isRequired && 'Required',
      only.length > 0 && `Only with ${codes(only)}`,
      ...facts,
    ],
    example: example === undefined ? undefined : member(name, example),
  };
}

const exampleIn = ({ anyOf = [] }: DescribedSchema): unknown =>
  anyOf.map((one) => one.examples?.[0] ?? one.const).find((value) => value !== undefined);

/** Names the type of a value. */
const typeOf = (schema: DescribedSchema): string => {
  const types = [...new Set(typesOf(schema))];
  return types.includes(anyValue) ? anyValue : types.join(' or ');
};

const anyValue = 'any value';

function typesOf(schema: DescribedSchema): string[] {
  const { type, items, anyOf, patternProperties, minimum, maximum } = schema;
  const page = pageOf(schema);
  // "false" stands for none of a text that has a page.
  if (page && !anyOf?.some((one) => one.const === false)) return [page];
  if (schema.const !== undefined) return [code(inOneLine(schema.const))];
  if (anyOf) return anyOf.flatMap(typesOf);
  if (items) return [`list (${typeOf(items)})`];
  const [entry] = Object.values(patternProperties ?? {});
  if (entry) return [`object of names (${typeOf(entry)})`];
  const range = [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
  ].filter(Boolean);
  return [[typeNames[type ?? ''] ?? anyValue, ...range].join(' ')];
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'object',
};
