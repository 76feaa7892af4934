import { optionsSchema, uiKeys } from '../ui-keys/index.ts';
import { arrangements, widgetCatalogue } from '../widget-catalogue/index.ts';
import { type Json, toJson } from './json.ts';

const entry = { $ref: '#/definitions/entry' };
const keys = toJson(uiKeys);
const propertyNames = { $ref: '#/definitions/key' };

/** Groups of widgets that have the same options. */
const optionSets = groupByOptions();

/** Returns the schema of ui.json, where the options of a field depend on its widget. */
export const uiSchema = (): Json => ({
  title: 'ui.json',
  description: 'How the fields of a form are asked: RJSF’s ui schema, with messages.',
  type: 'object',
  propertyNames,
  properties: {
    $schema: {
      type: 'string',
      description: 'Lets an editor help with this file.',
      examples: ['../.schemas/ui.schema.json'],
    },
    ...keys,
    // Those of a list or a group, which depend on no widget of a question.
    'ui:options': { $ref: `#/definitions/${definitionOf(Object.keys(arrangements))}` },
  },
  additionalProperties: entry,
  definitions: {
    entry: {
      description: 'How one field is asked.',
      type: 'object',
      propertyNames,
      properties: {
        ...keys,
        items: { description: 'How the fields of a list’s items are asked.', allOf: [entry] },
      },
      additionalProperties: entry,
      allOf: [...optionSets.map(optionsFollowWidget), optionsFollowSchema],
    },
    key: { anyOf: [{ enum: Object.keys(keys) }, { not: { pattern: '^ui:' } }] },
    options: optionsOf(...optionSets.map(([widget]) => widget), undefined),
    ...Object.fromEntries(
      optionSets.map((widgets) => [definitionOf(widgets), optionsOf(widgets[0])]),
    ),
  },
});

const optionsFollowWidget = (widgets: string[]): Json => ({
  if: { required: ['ui:widget'], properties: { 'ui:widget': { enum: widgets } } },
  then: { properties: { 'ui:options': { $ref: `#/definitions/${definitionOf(widgets)}` } } },
});

const definitionOf = ([widget]: string[]): string => `options-of-${widget}`;

const optionsFollowSchema: Json = {
  if: { not: { required: ['ui:widget'] } },
  then: { properties: { 'ui:options': { $ref: '#/definitions/options' } } },
};

/** Returns the schema of a widget's options, or of the options of several, where only schema.json decides between them. */
function optionsOf(...widgets: (string | undefined)[]): Json {
  const all = widgets.map((widget) => toJson(optionsSchema(widget)));
  if (all.length === 1) return { description: 'Options of the widget.', ...all[0] };
  return {
    description: 'Options of the widget.',
    type: 'object',
    additionalProperties: false,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  };
}

function groupByOptions(): string[][] {
  const groups = new Map<string, string[]>();
  for (const widget of Object.keys({ ...widgetCatalogue, ...arrangements })) {
    const options = JSON.stringify(optionsSchema(widget));
    groups.set(options, [...(groups.get(options) ?? []), widget]);
  }
  return [...groups.values()];
}
