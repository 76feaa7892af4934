import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { remarkOn, type Transformation } from './node.ts';
import { titleFrom } from './words.ts';

/**
 * Writes the alternatives of an object as shapes that a question tells apart. Where the alternatives have no such
 * question, one is added, whose answer is not sent.
 */
export const toShapes: Transformation = (node, context) => {
  const keyword = node.schema.oneOf ? 'oneOf' : 'anyOf';
  const { [keyword]: written, ...rest } = node.schema;
  const alternatives = (written as JsonSchema[] | undefined)?.map(withOneValueAsConst);
  if (!alternatives?.every((one) => isObject(one.properties))) return node;
  const known = questionOf(alternatives);
  if (known !== undefined) {
    return { ...node, schema: { ...rest, oneOf: alternatives.map((one) => asShape(one, known)) } };
  }
  const name = freeName([rest, ...alternatives]);
  context.notSent.add(`${node.answer}/${name}`);
  const text = `Nothing tells the alternatives apart, so that the question "${name}" is added, which is not sent. Give each a "const" of the same question to do without it.`;
  remarkOn(node, context, text, keyword);
  const shapes = alternatives.map((one, index) => {
    const { title = `Option ${index + 1}`, properties } = one;
    const question = { const: title, title: 'Option' };
    return asShape({ ...one, title, properties: { [name]: question, ...properties } }, name);
  });
  return { ...node, schema: { ...rest, oneOf: shapes } };
};

/** Returns an alternative in which a field with one value alone has it as "const". */
function withOneValueAsConst(shape: JsonSchema): JsonSchema {
  if (!isObject(shape.properties)) return shape;
  const properties = Object.entries(shape.properties).map(([name, field]) => {
    const { enum: values, ...rest } = field;
    return [name, values?.length === 1 ? { ...rest, const: values[0] } : field];
  });
  return { ...shape, properties: Object.fromEntries(properties) };
}

/** Returns the name of the field that has another "const" in each alternative. */
const questionOf = (alternatives: JsonSchema[]): string | undefined =>
  Object.keys(alternatives[0]?.properties ?? {}).find((name) => {
    const values = alternatives.map(({ properties }) => properties?.[name]?.const);
    return new Set(values).size === alternatives.length && !values.includes(undefined);
  });

/** Names a shape, and requires the question that tells it apart. */
function asShape(shape: JsonSchema, name: string): JsonSchema {
  const { required = [], title = titleFrom(String(shape.properties?.[name]?.const)) } = shape;
  return { ...shape, title, required: [...new Set([name, ...required])] };
}

function freeName(schemas: JsonSchema[]): string {
  const taken = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  let name = 'option';
  for (let number = 2; taken.includes(name); number++) name = `option_${number}`;
  return name;
}
