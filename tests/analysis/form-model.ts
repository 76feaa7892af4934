import { buildFormModel, createValueValidator } from '../../src/analysis/build-product-model.ts';
import type { AppFile } from '../../src/definition/files/app.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formSource } from '../compiler/form-source.ts';

export const validate = createValueValidator();

/** Messages for every rule, each naming its keyword. */
const messages = Object.fromEntries(
  [
    'required',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'const',
    'type',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'multipleOf',
    'minItems',
    'maxItems',
  ].map((keyword) => [keyword, `breaks ${keyword}`]),
);

/** The model of a form whose files hold this. */
export const formModel = (schema: JsonSchema, ui: UiFile = {}) =>
  buildFormModel(formSource(schema, ui), { messages, ownMessages: true } as unknown as AppFile);

/** The schema of an object whose fields are all required. */
export const object = (
  properties: Record<string, JsonSchema>,
  rest: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...rest,
});
