import { canonicalJson, isEqual } from '../canonical-json.ts';
import type { Attribute, NodeCondition } from './node.ts';
import type { SchemaPlace } from './schema-places.ts';

/**
 * When a field is asked.
 *
 * @param asked the conditions under each of which it is
 * @param around those under which what holds it is there
 * @returns `only`, the conditions that are given wherever it is asked, and the attribute that says so
 */
export function askedAttribute(
  asked: NodeCondition[][],
  around: NodeCondition[],
): { only?: NodeCondition[]; attribute: Attribute[] } {
  const ways = distinct(asked);
  const always = ways.length === 0 || ways.some((way) => way.length === 0 || isEqual(way, around));
  if (always) return { attribute: [] };
  const value = ways.map((way) => beyond(way, around));
  return { only: ways.length === 1 ? ways[0] : undefined, attribute: [{ name: 'asked', value }] };
}

/** The rules of a place, each once. Those that hold wherever the field is asked have no condition of their own. */
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
    // What a question begins with is known from the question.
    if (keyword === 'default') continue;
    const given = only ? isEqual(under, only) : under.length === 0 || isEqual(under, around);
    const attribute = {
      name: keyword,
      under: given ? undefined : beyond(under, around),
      values: [value],
    };
    const key = canonicalJson([keyword, attribute.under]);
    const values = attributes.get(key)?.values ?? [];
    if (values.some((one) => isEqual(one, value))) continue;
    attributes.set(key, { ...attribute, values: [...values, value] });
  }
  const found = [...attributes.values()].map(({ name, under, values }) => ({
    name,
    ...(under && { under }),
    value: values.length === 1 ? values[0] : { all: values },
  }));
  // What always holds need not be said of a condition too.
  const always = new Map(
    found.filter(({ under }) => !under).map((attribute) => [attribute.name, attribute]),
  );
  return found.filter(
    ({ name, under, value }) => !under || !isEqual(always.get(name)?.value, value),
  );
}

/** Conditions without those that are given anyway. */
const beyond = (way: NodeCondition[], around: NodeCondition[]): NodeCondition[] =>
  isEqual(way.slice(0, around.length), around) ? way.slice(around.length) : way;

const distinct = (ways: NodeCondition[][]): NodeCondition[][] => [
  ...new Map(ways.map((way) => [canonicalJson(way), way])).values(),
];
