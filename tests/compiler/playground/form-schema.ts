import type { UiFile } from '../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';

/** A sample of RJSF's playground in the language of definitions, with the sample's own answers. */
export interface Sample {
  schema: JsonSchema;
  ui?: UiFile;
  answers: Record<string, unknown>;
  /** The rules that the answers break, by field; none by default. */
  breaks?: Record<string, string>;
  /** The pointers of the questions as they are asked. */
  order?: string[];
  /** Why RJSF's form makes something else of the answers. */
  differs?: string;
}

export const text = (title: string, rest: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  title,
  ...rest,
});

export const form = (
  properties: Record<string, JsonSchema>,
  rest: JsonSchema = {},
): JsonSchema => ({ type: 'object', title: 'Form', ...rest, properties });

export const ref = (title: string, name: string): JsonSchema => ({
  title,
  $ref: `#/definitions/${name}`,
});
export const choice = (title: string, ...values: string[]): JsonSchema =>
  text(title, { enum: values });
export const group = (
  title: string,
  properties: Record<string, JsonSchema>,
  rest: JsonSchema = {},
) => ({
  ...form(properties, rest),
  title,
});

/** A list, which holds objects; one of plain texts has a single question in each. */
export const list = (title: string, item: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  title,
  items: { type: 'object', title: 'Item', properties: item },
});

/** Something that is asked while another question has a certain answer. */
export const when = (name: string, value: unknown, then: JsonSchema): JsonSchema => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  then,
});
