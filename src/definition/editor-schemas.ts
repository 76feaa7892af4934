import { AppFile } from './files/app.ts';
import { ExamplesFile } from './files/examples.ts';
import { FrozenDraftFile } from './files/frozen-draft.ts';
import { SandboxFile } from './files/sandbox.ts';
import { AnySchema, SchemaFile } from './files/schema.ts';
import { FormFile, PageFile, WizardFile } from './files/screen.ts';
import { optionsSchema, uiKeys } from './files/ui.ts';
import { widgetCatalogue } from './widgets.ts';

type Json = Record<string, unknown>;

const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** The meta-schemas that editors complete and check definitions with, by the name of their file. */
export const metaSchemas = (): Record<string, Json> => ({
  'app.schema.json': withSchemas(AppFile),
  'sandbox.schema.json': withSchemas(SandboxFile),
  'frozen-draft.schema.json': { ...dialect, ...plain(FrozenDraftFile) },
  'screen.schema.json': screenMeta(),
  'schema.schema.json': {
    ...dialect,
    ...{ title: 'schema.json', description: 'What may be answered in a form.' },
    allOf: [{ $ref: '#/definitions/schema' }],
    definitions: { schema: plain(SchemaFile) },
  },
  'ui.schema.json': uiMeta(),
  'examples.schema.json': { ...dialect, ...plain(ExamplesFile) },
});

/** What lies in definitions that are JSON Schemas themselves is described too. */
const withSchemas = (file: object): Json => ({
  ...dialect,
  ...held(plain(file)),
  definitions: { schema: plain(AnySchema) },
});

function screenMeta(): Json {
  const kinds = { page: PageFile, form: FormFile, wizard: WizardFile };
  return {
    ...dialect,
    title: 'screen.json',
    description: 'A screen: where it is, what it says, what it asks and what happens then.',
    type: 'object',
    required: ['kind'],
    properties: {
      kind: {
        description:
          'What the screen is: a page only says something, a form asks, a wizard asks in steps.',
        enum: Object.keys(kinds),
        examples: ['page'],
      },
    },
    allOf: Object.keys(kinds).map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      then: { $ref: `#/definitions/${kind}` },
    })),
    definitions: {
      ...Object.fromEntries(Object.entries(kinds).map(([kind, file]) => [kind, held(plain(file))])),
      schema: plain(AnySchema),
    },
  };
}

function uiMeta(): Json {
  const keys = plain(uiKeys);
  const names = [...Object.keys(keys), 'ui:options'];
  const propertyNames = { anyOf: [{ enum: names }, { not: { pattern: '^ui:' } }] };
  const widgets = Object.keys(widgetCatalogue);
  const entry = { $ref: '#/definitions/entry' };
  return {
    ...dialect,
    title: 'ui.json',
    description: 'How the fields of a form are asked: RJSF’s ui schema, with messages.',
    type: 'object',
    propertyNames,
    properties: {
      $schema: { type: 'string', description: 'Lets an editor help with this file.' },
      ...keys,
      'ui:options': optionsOf(undefined),
    },
    additionalProperties: entry,
    definitions: {
      entry: {
        description: 'How one field is asked.',
        type: 'object',
        propertyNames,
        properties: {
          ...keys,
          'ui:options': { description: 'Options of the widget.', examples: [{ width: 'half' }] },
          items: { description: 'How the fields of a list’s items are asked.', allOf: [entry] },
        },
        additionalProperties: entry,
        allOf: [
          ...widgets.map((widget) => ({
            if: { required: ['ui:widget'], properties: { 'ui:widget': { const: widget } } },
            then: { properties: { 'ui:options': { $ref: `#/definitions/options of ${widget}` } } },
          })),
          {
            if: { not: { required: ['ui:widget'] } },
            then: { properties: { 'ui:options': { $ref: '#/definitions/options' } } },
          },
        ],
      },
      options: optionsOf(...widgets, undefined),
      ...Object.fromEntries(widgets.map((widget) => [`options of ${widget}`, optionsOf(widget)])),
    },
  };
}

/** The options of a widget; of several, those of all together, since the schema decides which it is. */
function optionsOf(...widgets: (string | undefined)[]): Json {
  const all = widgets.map((widget) => plain(optionsSchema(widget)));
  if (all.length === 1) return { description: 'Options of the widget.', ...all[0] };
  return {
    description: 'Options of the widget.',
    type: 'object',
    additionalProperties: false,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  };
}

/** Puts a reference to the schema of schemas where a schema is held. */
function held(value: unknown): Json {
  return JSON.parse(JSON.stringify(value), (_key, entry) => {
    if (entry?.['x-holds'] !== 'schema') return entry;
    const { 'x-holds': _, ...rest } = entry;
    return { ...rest, allOf: [{ $ref: '#/definitions/schema' }] };
  });
}

const plain = (schema: object): Json => JSON.parse(JSON.stringify(schema));
