import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { leaveOut, remarkOn, type Transformation } from './node.ts';
import { titleFrom } from './words.ts';

/** Writes choices as "enum", or as "oneOf" with a title for each: "enumNames" and other ways to name them are gone. */
export const toChoices: Transformation = (node, context) => {
  const { enumNames, ...schema } = node.schema;
  const { ui } = node;
  const choices = choicesIn(schema, ui.peek('enumNames') ?? enumNames);
  if (!choices) return node;
  ui.take('enumNames');
  if (choices.some((one) => typeof one.const === 'object')) {
    const text = 'choices are texts, numbers, true or false. Give each a key, and offer the keys.';
    return leaveOut(node, context, text);
  }
  const disabled = ui.take('enumDisabled');
  if (Array.isArray(disabled)) {
    ui.put('disabledChoices', Object.fromEntries(disabled.map((one) => [one, 'Not available'])));
    const text = `Choices that can't be chosen say "Not available". Write the reason under "disabled" in ui.json.`;
    remarkOn(node, context, text);
  }
  const { enum: _, oneOf: __, anyOf: ___, ...rest } = schema;
  const sorted = inOrder(choices, ui.take('enumOrder'));
  const hasTitles = sorted.some((one) => one.title !== undefined);
  const listed = hasTitles
    ? { oneOf: sorted.map((one) => ({ ...one, title: one.title ?? titleFrom(String(one.const)) })) }
    : { enum: sorted.map((one) => one.const) };
  return { ...node, schema: { ...rest, ...listed } };
};

/** Returns the choices of a schema; `undefined` where it has others than single values, or limits them twice. */
function choicesIn(schema: JsonSchema, names: unknown): JsonSchema[] | undefined {
  if (['enum', 'oneOf', 'anyOf'].filter((keyword) => schema[keyword]).length > 1) return undefined;
  const values = schema.enum ?? (names && schema.type === 'boolean' ? [true, false] : undefined);
  const listed =
    values?.map((value): JsonSchema => ({ const: value })) ??
    (schema.oneOf ?? schema.anyOf)?.map(asTitledChoice);
  if (!listed?.every((one) => one !== undefined)) return undefined;
  return listed.map((one, index) => {
    const all = isObject(names) ? names[String(one.const)] : Array.isArray(names) && names[index];
    return all ? { ...one, title: String(all) } : one;
  });
}

/** Returns an alternative as a choice: "enum" with one value is a "const". */
function asTitledChoice(schema: JsonSchema): JsonSchema | undefined {
  const { enum: values = [], title, description } = schema;
  const value = 'const' in schema ? schema.const : values[0];
  if (value === undefined || values.length > 1) return undefined;
  const shown = title ?? titleFrom(String(value));
  return { const: value, title: shown, ...(description !== undefined && { description }) };
}

/** Sorts choices by a list of values, in which "*" stands for all others. */
function inOrder(choices: JsonSchema[], order: unknown): JsonSchema[] {
  if (!Array.isArray(order)) return choices;
  const rest = choices.filter((one) => !order.includes(one.const));
  return [...new Set([...order, '*'])].flatMap((value) =>
    value === '*' ? rest : choices.filter((one) => one.const === value),
  );
}
