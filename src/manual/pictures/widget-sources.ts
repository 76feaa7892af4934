import type { Sources } from '../../compiler/index.ts';
import {
  arrangementOf,
  type WidgetEntry,
  widgetEntry,
} from '../../definition/widget-catalogue/index.ts';
import type { PictureSources } from './recipe-sources.ts';
import { widgetCalls } from './widget-calls.ts';

/** The screens of the product that shows a widget. */
export const widgetScreens = { asked: 'asked', readOnly: 'read-only' };

/** Questions that a widget asks. */
type WidgetExample = WidgetEntry['example'];

/** Returns the example of a widget, or of a way to arrange groups; `undefined` for another name. */
export const exampleOf = (name: string): WidgetExample | undefined =>
  (widgetEntry(name) ?? arrangementOf(name))?.example;

/**
 * Returns the definitions of a product that asks the example of a widget on two screens: as questions to be answered, and
 * as questions that are only read.
 *
 * @param sources those of the shipped product, whose theme it has
 */
export function widgetSources(
  { schema, ui = {} }: WidgetExample,
  { texts }: Sources,
): PictureSources {
  const { name, language, theme } = JSON.parse(texts.get('forms/app.json') ?? '{}');
  const calls = Object.entries(widgetCalls);
  const asked: GroupSchema = { type: 'object', properties: { ...schema } };
  const keys = new Map(Object.entries(ui));
  const readOnly = Object.keys(schema).map((question) => [
    question,
    { ...keys.get(question), 'ui:readonly': true },
  ]);
  const files = {
    'app.json': {
      ...{ name, language, theme, provider: { host: '' } },
      calls: {
        ...Object.fromEntries(calls.map(([name, { call }]) => [name, call])),
        send: { method: 'POST', path: '/answers' },
      },
    },
    'sandbox.json': {
      calls: Object.fromEntries(calls.map(([name, { local }]) => [name, local])),
    },
    ...screen(widgetScreens.asked, allRequired(asked), ui),
    ...screen(widgetScreens.readOnly, asked, Object.fromEntries(readOnly)),
  };
  return {
    texts: new Map(
      Object.entries(files).map(([file, content]) => [`forms/${file}`, JSON.stringify(content)]),
    ),
    nonJsonFiles: new Set(),
    added: new Map(),
  };
}

/** Requires an answer to each question in a group and in the groups in it; a group with rules of its own keeps them. */
function allRequired(group: GroupSchema): GroupSchema {
  const { properties, required } = group;
  if (!properties || required) return group;
  const parts = Object.entries(properties).map(([name, part]) => [name, allRequired(part)]);
  return { ...group, properties: Object.fromEntries(parts), required: Object.keys(properties) };
}

interface GroupSchema {
  type?: string;
  properties?: Record<string, GroupSchema>;
  required?: string[];
}

const screen = (id: string, schema: GroupSchema, ui: object) => ({
  [`${id}/screen.json`]: {
    kind: 'form',
    route: `/${id}`,
    title: 'Example',
    submit: {
      call: 'send',
      send: { merge: ['/answers'] },
      outcomes: { failure: { say: 'Sorry' } },
    },
  },
  [`${id}/schema.json`]: { title: 'Example', ...schema },
  [`${id}/ui.json`]: ui,
});
