import { canonicalJson } from '../../../core/text/canonical-json.ts';
import { isEqual } from '../canonical-json.ts';
import { type Label, ruleLabel } from './label.ts';
import type { Attribute, NodeCondition } from './node.ts';
import type { SchemaPlace } from './schema-places.ts';

/**
 * Returns the attribute for the conditions under which a field is asked.
 *
 * @param asked the conditions of each place that asks for it
 * @param around the conditions of its parent
 * @returns `only`: the conditions shared by every occurrence of the field; `attribute`: the attribute that reports them
 */
export function askedAttribute(
  asked: NodeCondition[][],
  around: NodeCondition[],
): { only?: NodeCondition[]; attribute: Attribute[] } {
  const alternatives = distinct(asked);
  const always =
    alternatives.length === 0 ||
    alternatives.some((conditions) => conditions.length === 0 || isEqual(conditions, around));
  if (always) return { attribute: [] };
  const value = alternatives.map((conditions) => withoutParent(conditions, around));
  return {
    only: alternatives.length === 1 ? alternatives[0] : undefined,
    attribute: [{ name: 'asked', label: askedLabel, value }],
  };
}

const askedLabel: Label = { noun: '{it}', holds: 'asked', words: { unset: 'asked always' } };

/** Returns a rule as an attribute. */
export const ruleAttribute = (name: string, value: unknown): Attribute => ({
  name,
  label: ruleLabel(name),
  value,
});

/** Returns the rules of a place as attributes. Those that apply wherever the field is asked have no conditions. */
export function attributesUnder(
  place: SchemaPlace | undefined,
  only: NodeCondition[] | undefined,
  around: NodeCondition[],
): Attribute[] {
  const attributes = new Map<
    string,
    { name: string; under?: NodeCondition[]; values: unknown[] }
  >();
  for (const { keyword, value, under } of place?.rules ?? []) {
    // The question has its default value already.
    if (keyword === 'default') continue;
    const isImplied = only ? isEqual(under, only) : under.length === 0 || isEqual(under, around);
    const attribute = {
      name: keyword,
      under: isImplied ? undefined : withoutParent(under, around),
      values: [value],
    };
    const key = canonicalJson([keyword, attribute.under]);
    const values = attributes.get(key)?.values ?? [];
    if (values.some((one) => isEqual(one, value))) continue;
    attributes.set(key, { ...attribute, values: [...values, value] });
  }
  const found = [...attributes.values()].map(({ name, under, values }) => ({
    ...ruleAttribute(name, values.length === 1 ? values[0] : { all: values }),
    ...(under && { under }),
  }));
  // A rule under a condition is redundant if it applies always.
  const always = new Map(
    found.filter(({ under }) => !under).map((attribute) => [attribute.name, attribute]),
  );
  return found.filter(
    ({ name, under, value }) => !under || !isEqual(always.get(name)?.value, value),
  );
}

/** Returns conditions without those of the parent. */
export const withoutParent = (
  conditions: NodeCondition[],
  around: NodeCondition[],
): NodeCondition[] =>
  isEqual(conditions.slice(0, around.length), around)
    ? conditions.slice(around.length)
    : conditions;

const distinct = (alternatives: NodeCondition[][]): NodeCondition[][] => [
  ...new Map(alternatives.map((conditions) => [canonicalJson(conditions), conditions])).values(),
];
