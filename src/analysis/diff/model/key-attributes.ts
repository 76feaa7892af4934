import { inlineReferences, milliseconds } from '../../../compiler/index.ts';
import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { areInResponse, fieldMessages } from '../../../core/mapping/named-outcomes.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { type KeySchema, schemaLabel } from './label.ts';
import type { Attribute } from './node.ts';
import { normalizeMapping } from './normalize-mapping.ts';
import { normalizeRichText } from './normalize-rich-text.ts';
import { normalizeDataCondition, normalizeSchema } from './normalize-schema.ts';

/**
 * Returns the keys of an object in a definition that have a label, in the order in which they are written. Those of an
 * object inside it have its name: "logo.alt".
 *
 * @param schema that of the object in the definition
 * @param owner name of the object
 */
export function keyAttributes(schema: object, value: object, owner = ''): Attribute[] {
  const { properties = {} }: KeySchema = schema;
  return Object.entries(value).flatMap(([key, entry]): Attribute[] => {
    const inner = alternativeOf(getOwn(properties, key), entry);
    if (!inner || entry === undefined) return [];
    const name = owner === '' ? key : `${owner}.${key}`;
    if (inner['x-label'] === undefined) {
      return isObject(entry) ? keyAttributes(inner, entry, key) : [];
    }
    const label = schemaLabel(inner);
    if (label.noun.includes('{key}')) return entryAttributes(name, inner, entry as object);
    const normal = normalize(inner, entry);
    return normal === undefined ? [] : [{ name, label, value: normal }];
  });
}

/** Returns the schema of a value: of a union without a label the alternative whose required keys it has, else the first one. */
function alternativeOf(schema: KeySchema | undefined, value: unknown): KeySchema | undefined {
  if (!schema?.anyOf || schema['x-label'] !== undefined) return schema;
  const [first, ...others] = schema.anyOf;
  const isOwn = ({ required = [] }: KeySchema) =>
    required.every((key) => isObject(value) && Object.hasOwn(value, key));
  return others.find(isOwn) ?? first;
}

/**
 * Returns the entries of an object with any keys, whose label names the key.
 *
 * @param name that of the object: "load.params"
 */
export function entryAttributes(name: string, schema: object, entries: object): Attribute[] {
  const { patternProperties = {}, ...words }: KeySchema = schema;
  const [inner = {}] = Object.values(patternProperties);
  const label = schemaLabel({ ...words, 'x-holds': inner['x-holds'] });
  return Object.entries(entries).map(([key, value]) => ({
    name: `${name}.${key}`,
    label: { ...label, key },
    value: normalize(inner, value),
  }));
}

const normalize = ({ 'x-holds': holds = '' }: KeySchema, value: unknown): unknown =>
  Object.hasOwn(normalizers, holds) ? normalizers[holds]?.(value as never) : value;

/** Functions that return equal values for all ways to write the same, by the kind of the value. */
const normalizers: Record<string, (value: never) => unknown> = {
  mapping: normalizeMapping,
  schema: (schema: object) => normalizeSchema(inlineReferences(schema as JsonSchema)),
  condition: normalizeDataCondition,
  outcome: normalizeOutcome,
  'check-outcome': normalizeOutcome,
  duration: milliseconds,
  delay: milliseconds,
  'rich-text': normalizeRichText,
  notice: (notice: unknown) =>
    isObject(notice) ? { ...notice, text: normalizeRichText(notice.text) } : notice,
  paragraphs: (texts: unknown[]) => filled(texts.map(normalizeRichText)),
  actions: (actions: unknown[]) => filled(actions),
  exits: (exits: { when: object }[]) =>
    exits.map((exit) => ({ ...exit, when: normalizeDataCondition(exit.when) })),
};

const filled = (list: unknown[]): unknown[] | undefined => (list.length > 0 ? list : undefined);

/** Returns an outcome, or a list of them on conditions, with pointers to the fields that have a message. */
function normalizeOutcome(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome.map(normalizeOutcome);
  if (!isObject(outcome)) return outcome;
  const { fields, clearDraft, when, ...rest } = outcome;
  const beside = areInResponse(fields as Outcome['fields']) ? fields : fieldMessages(outcome);
  return {
    ...rest,
    ...(isObject(when) ? { when: normalizeDataCondition(when) } : {}),
    ...(Object.keys(beside as object).length > 0 ? { fields: beside } : {}),
    ...(clearDraft === true ? { clearDraft } : {}),
  };
}
