// The samples of RJSF's playground as a person would adapt them: with a title for each question, and without what only
// RJSF's own form draws.
import type { JsonSchema } from '../../../src/definition/json-schema.ts';

const text = (title: string, rest: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  title,
  ...rest,
});
const form = (properties: Record<string, JsonSchema>, rest: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  title: 'Form',
  ...rest,
  properties,
});
const address = (title: string): JsonSchema => ({ title, $ref: '#/definitions/address' });

/** Samples that fit, each with answers to it. */
export const fitting: Record<string, { schema: JsonSchema; answers: Record<string, unknown> }> = {
  simple: {
    schema: form(
      {
        first: text('First name', { default: 'Ada' }),
        age: { type: 'integer', title: 'Age' },
        secret: text('Secret', { minLength: 3, writeOnly: true }),
      },
      { required: ['first'] },
    ),
    answers: { age: 36, secret: 'engine' },
  },
  nested: {
    schema: form({
      title: text('Name of the list'),
      tasks: {
        type: 'array',
        title: 'Tasks',
        items: {
          type: 'object',
          title: 'Task',
          required: ['what'],
          properties: {
            what: text('What'),
            done: { type: 'boolean', title: 'Done', default: false },
          },
        },
      },
    }),
    answers: { title: 'Today', tasks: [{ what: 'Write', done: true }, { what: 'Read' }] },
  },
  numbers: {
    schema: form({
      weight: { type: 'number', title: 'Weight' },
      count: { type: 'integer', title: 'Count', enum: [1, 2, 3] },
      step: { type: 'integer', title: 'Step', minimum: 10, maximum: 50, multipleOf: 5 },
    }),
    answers: { weight: 3.14, count: 2, step: 15 },
  },
  date: { schema: form({ day: text('Day', { format: 'date' }) }), answers: { day: '2027-04-12' } },
  references: {
    schema: form(
      { billing: address('Billing'), shipping: address('Shipping') },
      {
        definitions: {
          address: {
            type: 'object',
            required: ['city'],
            properties: { street: text('Street'), city: text('City') },
          },
        },
      },
    ),
    answers: { billing: { city: 'London' }, shipping: { street: 'Main Street 1', city: 'Paris' } },
  },
  propertyDependencies: {
    schema: form(
      { name: text('Name'), card: { type: 'integer', title: 'Card' } },
      {
        if: { required: ['card'] },
        then: { required: ['billing'], properties: { billing: text('Billing address') } },
      },
    ),
    answers: { name: 'Ada', card: 1234, billing: 'London' },
  },
  widgets: {
    schema: form({
      color: text('Colour', {
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      }),
      several: {
        type: 'array',
        title: 'Several',
        uniqueItems: true,
        items: { type: 'string', enum: ['foo', 'bar', 'fuzz'] },
      },
      sure: { type: 'boolean', title: 'Sure' },
    }),
    answers: { color: 'g', several: ['bar', 'foo'], sure: true },
  },
};

/** Samples that do not fit, each with the rule that refuses it. */
export const refused: Record<string, { schema: JsonSchema; rule: string }> = {
  nullable: {
    schema: form({ name: text('Name', { type: ['string', 'null'] }) }),
    rule: 'widget-type',
  },
  null: { schema: form({ nothing: { type: 'null', title: 'Nothing' } }), rule: 'widget-type' },
  anyOf: {
    schema: form({ age: text('Age') }, { anyOf: [{ properties: { more: text('More') } }] }),
    rule: 'unsupported-schema',
  },
  oneOf: {
    schema: form({}, { oneOf: [{ properties: { more: text('More') } }] }),
    rule: 'unsupported-schema',
  },
  arrays: {
    schema: form({ words: { type: 'array', title: 'Words', items: { type: 'string' } } }),
    rule: 'missing-choices',
  },
  additionalProperties: {
    schema: form({ name: text('Name') }, { additionalProperties: { type: 'string' } }),
    rule: 'unsupported-schema',
  },
  patternProperties: {
    schema: form({ name: text('Name') }, { patternProperties: { '^a': { type: 'string' } } }),
    rule: 'unsupported-schema',
  },
  propertyNames: {
    schema: form({ name: text('Name') }, { propertyNames: { pattern: '^a' } }),
    rule: 'unsupported-schema',
  },
  files: { schema: form({ file: text('File', { format: 'data-url' }) }), rule: 'unknown-format' },
  bundledSchema: { schema: form({ name: text('Name') }, { $defs: {} }), rule: 'unknown-key' },
  single: { schema: { type: 'string', title: 'Form' }, rule: 'unsupported-schema' },
};
