import { choicesOf } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { NodeCondition } from './node.ts';
import { normalizeSchema, normalizeValue } from './normalize-schema.ts';

/** What a schema says at one place of the answers, in whichever part of it and under whichever condition. */
export interface SchemaPlace {
  /** The conditions under each of which it is asked; an empty list where it always is. */
  asked: NodeCondition[][];
  rules: { keyword: string; value: unknown; under: NodeCondition[] }[];
  /** The keyword that offers choices; which one it is matters for the message alone. */
  chosenBy?: 'enum' | 'oneOf';
}

export type SchemaPlaces = Map<string, SchemaPlace>;

/** What a schema says of each place in the answers, by question pointer. References are inlined already. */
export function schemaPlaces(schema: JsonSchema, ui: UiFile): SchemaPlaces {
  const places: SchemaPlaces = new Map();
  walkObject(places, { schema, ui, at: '', under: [] });
  // The form's own titles are the screen's and the step's business.
  const form = places.get('');
  if (form) form.rules = form.rules.filter(({ keyword }) => !/^(title|description)$/.test(keyword));
  return places;
}

interface Part {
  schema: JsonSchema;
  ui: UiFile;
  at: string;
  under: NodeCondition[];
}

/** Structure is walked through; examples and remarks validate nothing. */
const structure = ['properties', 'required', 'if', 'then', 'else', 'allOf'];
const remarks = ['$schema', '$comment', '$id', 'examples', 'definitions', 'title', 'description'];

function placeAt(places: SchemaPlaces, at: string): SchemaPlace {
  const place = places.get(at) ?? { asked: [], rules: [] };
  places.set(at, place);
  return place;
}

function walkObject(places: SchemaPlaces, { schema, ui, at, under }: Part): void {
  const { rules } = placeAt(places, at);
  const add = (keyword: string, value: unknown) =>
    value === undefined || rules.push({ keyword, value, under });
  const holder = at === '' ? {} : ui;
  add('title', schema.title === undefined ? undefined : (holder['ui:title'] ?? schema.title));
  add('description', holder['ui:description'] === undefined ? schema.description : undefined);
  addRules(places, { schema, ui, at, under }, structure);
  for (const name of new Set(schema.required ?? [])) {
    placeAt(places, `${at}/${name}`).rules.push({ keyword: 'required', value: true, under });
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const entry = ui[name];
    const own = isObject(entry) ? (entry as UiFile) : {};
    walkField(places, name, { schema: property, ui: own, at: `${at}/${name}`, under });
  }
  const condition = schema.if && normalizeSchema(schema.if);
  for (const [part, holds] of [
    [schema.then, true],
    [schema.else, false],
  ] as const) {
    if (!part || !condition) continue;
    const inner = [...under, { at, if: condition, holds }];
    walkObject(places, { schema: part, ui, at, under: inner });
  }
  for (const part of schema.allOf ?? []) walkObject(places, { schema: part, ui, at, under });
}

function walkField(places: SchemaPlaces, name: string, part: Part): void {
  const { schema, ui, at, under } = part;
  const place = placeAt(places, at);
  const widget = ui['ui:widget'];
  if (schema.type === 'object' || (schema.properties && !widget)) {
    place.asked.push(under);
    walkObject(places, part);
    return;
  }
  const add = (keyword: string, value: unknown) => place.rules.push({ keyword, value, under });
  if (schema.type !== undefined || schema.title !== undefined) {
    place.asked.push(under);
    add('title', ui['ui:title'] ?? schema.title ?? name);
  }
  if (schema.type === 'array' && schema.items?.properties && !widget) {
    if (ui['ui:description'] === undefined && schema.description)
      add('description', schema.description);
    addRules(places, part, ['items']);
    walkObject(places, { schema: schema.items, ui: ui.items ?? {}, at: `${at}/-`, under });
    return;
  }
  const choices = choicesOf(schema);
  if (choices) {
    add('choices', choices);
    const { oneOf } = schema.type === 'array' && schema.items ? schema.items : schema;
    place.chosenBy ??= oneOf ? 'oneOf' : 'enum';
  }
  addRules(places, part, choices ? ['enum', 'oneOf', 'items'] : ['items']);
  const items = Object.entries(isObject(schema.items) ? normalizeSchema(schema.items) : {});
  for (const [keyword, value] of items) {
    if (!choices || !['enum', 'oneOf'].includes(keyword)) add(`items.${keyword}`, value);
  }
}

function addRules(places: SchemaPlaces, { schema, at, under }: Part, except: string[]): void {
  const { rules } = placeAt(places, at);
  for (const [keyword, value] of Object.entries(schema)) {
    if (remarks.includes(keyword) || except.includes(keyword) || isIdle(keyword, value)) continue;
    rules.push({ keyword, value: normalizeValue(keyword, value), under });
  }
}

/** Whether a keyword says what would be so without it. */
const isIdle = (keyword: string, value: unknown): boolean =>
  (['uniqueItems', 'writeOnly', 'readOnly'].includes(keyword) && value === false) ||
  (['minLength', 'minItems'].includes(keyword) && value === 0);
