import { combineSchemas } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { formKeywords } from '../../../definition/keywords/index.ts';
import { remarkOn, type Transformation } from './node.ts';

const alternatives = ['anyOf', 'oneOf'] as const;

/** Gives a schema one type, its own or that of its contents, and no longer accepts null. */
export const toPlainType: Transformation = (node, context) => {
  const { schema, hadNull } = withoutNull(joinParts(node.schema));
  if (hadNull) {
    remarkOn(node, context, 'No answer is null: without an answer, the name is not sent at all.');
  }
  const { type = typeOf(schema), ...rest } = schema;
  const [only, another] = [type].flat();
  const plain = another === undefined ? only : type;
  return { ...node, schema: { ...(plain !== undefined && { type: plain }), ...rest } };
};

/** Puts the parts under "allOf" beside each other, as far as they are no branches of an object. */
function joinParts(schema: JsonSchema): JsonSchema {
  const { allOf = [], ...rest } = schema;
  const isObjectOfParts = isObject(schema.properties) || allOf.some((part) => part.if);
  return isObjectOfParts ? schema : combineSchemas([rest, ...allOf]);
}

function withoutNull(schema: JsonSchema): { schema: JsonSchema; hadNull: boolean } {
  const { nullable, ...plain } = schema;
  let hadNull = nullable === true;
  /** Takes null out of a list that holds something else too. */
  const others = <Item>(list: Item[], isNull: (item: Item) => boolean): Item[] => {
    const rest = list.filter((item) => !isNull(item));
    if (rest.length === 0 || rest.length === list.length) return list;
    hadNull = true;
    return rest;
  };
  if (Array.isArray(plain.type)) plain.type = others(plain.type, (type) => type === 'null');
  if (plain.enum) plain.enum = others(plain.enum, (value) => value === null);
  if (plain.default === null) delete plain.default;
  for (const keyword of alternatives) {
    const { [keyword]: all, ...rest } = plain;
    if (!all) continue;
    const [only, ...more] = others(all, (one) => one.type === 'null' || one.const === null);
    // An only alternative that is no choice is the schema itself.
    const isSchema = more.length === 0 && only && only.const === undefined;
    if (isSchema) return { schema: combineSchemas([rest, only]), hadNull };
    plain[keyword] = only ? [only, ...more] : all;
  }
  return { schema: plain, hadNull };
}

/** Returns the type of the values that a schema without one describes. */
function typeOf(schema: JsonSchema): string | undefined {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return common(values.map((one) => (Array.isArray(one) ? 'array' : typeof one)));
  const ofListed = (schema.oneOf ?? schema.anyOf)?.map(
    (one) => [one.type ?? typeOf(one)].flat()[0],
  );
  const [byKeyword] = Object.keys(schema).flatMap((keyword) =>
    Object.hasOwn(formKeywords, keyword) ? (formKeywords[keyword]?.types ?? []) : [],
  );
  return (ofListed && common(ofListed)) ?? byKeyword;
}

const common = (types: (string | undefined)[]): string | undefined =>
  new Set(types).size === 1 ? types[0] : undefined;
