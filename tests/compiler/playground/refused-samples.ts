// Samples, or parts of these, that the checker refuses, each with the rule that does, and what to write instead.
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { form, list, type Sample, text, when } from './form-schema.ts';

interface RefusedSample {
  schema: JsonSchema;
  ui?: object;
  rule: string;
  /** What to write instead. */
  instead: Sample;
}

const name = text('Name');
const strings: JsonSchema = { type: 'array', title: 'Words', items: { type: 'string' } };
const words: Sample = {
  schema: form({ words: list('Words', { word: text('Word') }) }),
  answers: { words: [{ word: 'one' }, { word: 'two' }] },
};
const pairs: Sample = {
  schema: form({ entries: list('Entries', { key: text('Key'), value: text('Value') }) }),
  answers: { entries: [{ key: 'a', value: 'one' }] },
};
const one: Sample = { schema: form({ name }), answers: { name: 'Ada' } };

/** A choice among alternatives, each with questions of its own. */
const either: Sample = {
  schema: form(
    { by: text('Find it by', { enum: ['City', 'Coordinates'] }) },
    {
      required: ['by'],
      allOf: [
        when('by', 'City', { required: ['city'], properties: { city: text('City') } }),
        when('by', 'Coordinates', {
          required: ['lat', 'lon'],
          properties: {
            lat: { type: 'number', title: 'Latitude' },
            lon: { type: 'number', title: 'Longitude' },
          },
        }),
      ],
    },
  ),
  answers: { by: 'Coordinates', lat: 51.5, lon: 0 },
};
const branches: JsonSchema[] = [
  { title: 'City', properties: { city: text('City') }, required: ['city'] },
  { title: 'Code', properties: { code: text('Code') }, required: ['code'] },
];
/** The same alternatives, told apart by a question. */
const shapes: Sample = {
  schema: form(
    {},
    {
      oneOf: branches.map(({ properties, required, ...branch }) => ({
        ...branch,
        properties: { by: { const: branch.title, title: 'Find it by' }, ...properties },
        required: ['by', ...(required ?? [])],
      })),
    },
  ),
  answers: { by: 'Code', code: 'A1' },
};
const places = [{ name: 'Amsterdam', lat: 52 }];

export const refusedSamples: Record<string, RefusedSample> = {
  nullable: {
    schema: form({ name: text('Name', { type: ['string', 'null'] }) }),
    rule: 'widget-type',
    instead: one,
  },
  null: {
    schema: form({ nothing: { type: 'null', title: 'Nothing' } }),
    rule: 'widget-type',
    instead: { schema: form({}), answers: {} },
  },
  anyOf: {
    schema: form({ name }, { anyOf: branches }),
    rule: 'unsupported-schema',
    instead: either,
  },
  oneOf: { schema: form({}, { oneOf: branches }), rule: 'object-shapes', instead: shapes },
  customFieldAnyOf: {
    schema: form({}, { anyOf: branches }),
    rule: 'unsupported-schema',
    instead: either,
  },
  'layoutGrid: alternatives in a group': {
    schema: form({ work: { type: 'object', title: 'Work', oneOf: branches } }),
    rule: 'object-shapes',
    instead: shapes,
  },
  'optionalDataControls: alternatives in a list': {
    schema: form({ several: { title: 'Several', anyOf: [strings, strings] } }),
    rule: 'unsupported-schema',
    instead: words,
  },
  'schemaDependencies: a list of different items': {
    schema: form({
      people: { type: 'array', title: 'People', items: [form({ name })] as unknown as JsonSchema },
    }),
    rule: 'wrong-value',
    instead: {
      schema: form({ first: form({ name }), others: list('Others', { name }) }),
      answers: { first: { name: 'Ada' }, others: [{ name: 'Grace' }] },
    },
  },
  'allOf: a question of two types': {
    schema: form({ lorem: { type: ['string', 'boolean'], title: 'Lorem' } }),
    rule: 'widget-type',
    instead: { schema: form({ lorem: { type: 'boolean', title: 'Lorem' } }), answers: {} },
  },
  'alternatives: choices under "anyOf"': {
    schema: form({
      brush: text('Brush', {
        anyOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      }),
    }),
    rule: 'unsupported-schema',
    instead: {
      schema: form({
        brush: text('Brush', {
          oneOf: [
            { const: 'r', title: 'Red' },
            { const: 'g', title: 'Green' },
          ],
        }),
      }),
      answers: { brush: 'g' },
    },
  },
  'enumObjects: choices that are objects': {
    schema: form({ place: { type: 'object', title: 'Place', enum: places } }),
    rule: 'unsupported-schema',
    instead: { schema: form({ place: text('Place', { enum: ['Amsterdam'] }) }), answers: {} },
  },
  'enumObjects: names of choices in ui.json': {
    schema: form({ place: { type: 'string', title: 'Place', enum: ['ams'] } }),
    ui: { place: { 'ui:enumNames': ['Amsterdam'] } },
    rule: 'unknown-key',
    instead: {
      schema: form({ place: text('Place', { oneOf: [{ const: 'ams', title: 'Amsterdam' }] }) }),
      answers: { place: 'ams' },
    },
  },
  'constField: a group of one value': {
    schema: form({ place: { ...form({ city: text('City') }), const: { city: 'New York' } } }),
    rule: 'unsupported-schema',
    instead: {
      schema: form({ place: form({ city: text('City', { const: 'New York' }) }) }),
      answers: { place: { city: 'London' } },
      breaks: { '/place/city': 'const' },
    },
  },
  'custom: a field in code': {
    schema: form({ lat: { type: 'number', title: 'Latitude' } }),
    ui: { 'ui:field': 'geo' },
    rule: 'unknown-key',
    instead: { schema: form({ lat: { type: 'number', title: 'Latitude' } }), answers: { lat: 1 } },
  },
  additionalProperties: {
    schema: form({ name }, { additionalProperties: { type: 'string' } }),
    rule: 'unsupported-schema',
    instead: pairs,
  },
  patternProperties: {
    schema: form({ name }, { patternProperties: { '^a': { type: 'string' } } }),
    rule: 'unsupported-schema',
    instead: pairs,
  },
  propertyNames: {
    schema: form({ name }, { propertyNames: { pattern: '^a' } }),
    rule: 'unsupported-schema',
    instead: {
      ...pairs,
      schema: form({ entries: list('Entries', { key: text('Key', { pattern: '^a' }) }) }),
      answers: { entries: [{ key: 'a' }] },
    },
  },
  files: {
    schema: form({ file: text('File', { format: 'data-url' }) }),
    rule: 'unknown-format',
    instead: {
      schema: form({ file: text('Address of the file', { format: 'uri' }) }),
      answers: { file: 'https://example.com/a.pdf' },
    },
  },
  bundledSchema: {
    schema: form({ name }, { $defs: {} }),
    rule: 'unknown-key',
    instead: {
      schema: form(
        { name: { title: 'Name', $ref: '#/definitions/name' } },
        { definitions: { name: { type: 'string' } } },
      ),
      answers: { name: 'Ada' },
    },
  },
  single: { schema: { type: 'string', title: 'Form' }, rule: 'unsupported-schema', instead: one },
  customArray: { schema: strings, rule: 'unsupported-schema', instead: words },
  fallback: { schema: { title: 'Form' }, rule: 'unsupported-schema', instead: one },
};
