import { ruleKeyword } from '../../core/broken-rule.ts';
import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import { namedOutcomes } from '../../core/named-outcomes.ts';
import { escapePart } from '../../core/pointer.ts';
import { messagePlaceholders } from '../../definition/files/messages.ts';
import { defaultTexts } from '../../definition/texts.ts';
import { fieldsOf, objectsOf } from '../model/form-fields.ts';
import { memoizeByObject } from '../model/memoize.ts';
import {
  type FormSource,
  formsOf,
  type ProductSource,
  type ScreenSource,
} from '../model/product.ts';

/** A text that visitors read. */
export interface VisibleText {
  file: string;
  pointer: string;
  text: string;
  /** The placeholders in braces that are filled in when it is shown. */
  placeholders: readonly string[];
  /** The step whose values the text can show: "{answers.first_name}". A page is one, too. */
  step?: TextStep;
}

/** The position of a step in its wizard; a form screen or a page is a single step. */
export interface TextStep {
  screen: ScreenSource;
  index: number;
}

/** Finds the texts of a product that visitors read. */
export const findVisibleTexts: (product: ProductSource) => VisibleText[] = memoizeByObject(
  (product) => [
    ...appTexts(product),
    ...product.screens.flatMap(screenTexts),
    ...formsOf(product).flatMap((form) => [...schemaTexts(form), ...uiTexts(form)]),
  ],
);

function appTexts({ app, appPath, documents }: ProductSource): VisibleText[] {
  // Every unit knows app.json, but only one holds the file.
  if (!documents.has(appPath)) return [];
  return [
    ...keys(appPath, '', app, ['name', 'description']),
    ...keys(appPath, '/logo', app.logo, ['alt']),
    ...messages(appPath, '/messages', app.messages),
    ...texts(appPath, app.texts),
  ];
}

function screenTexts(source: ScreenSource): VisibleText[] {
  const { path, screen } = source;
  const {
    body,
    intro,
    actions,
    steps,
    load,
    submit,
    heading,
    texts: own,
  } = screen as Record<string, unknown>;
  return [
    ...keys(path, '', screen, ['title']),
    ...richText(path, '/heading', heading, { screen: source, index: 0 }),
    ...richText(path, '/intro', intro, { screen: source, index: 0 }),
    ...(Array.isArray(body) ? body : []).flatMap((text, index) =>
      richText(path, `/body/${index}`, text, { screen: source, index: 0 }),
    ),
    ...each('/actions', actions).flatMap(({ at, entry }) => keys(path, at, entry, ['text'])),
    ...each('/steps', steps).flatMap(({ at, entry, index }) => [
      ...keys(path, at, entry, ['title']),
      ...richText(path, `${at}/intro`, entry.intro, { screen: source, index }),
    ]),
    ...outcomes(path, '/load', load),
    ...outcomes(path, '/submit', submit),
    ...texts(path, own),
  ];
}

const outcomes = (path: string, pointer: string, request: unknown): VisibleText[] =>
  namedOutcomes(isObject(request) && request.outcomes).flatMap(({ pointer: own, outcome }) => {
    const at = `${pointer}/outcomes${own}`;
    const fields = isObject(outcome.fields) ? outcome.fields : {};
    return [
      ...keys(path, at, outcome, ['say']),
      ...keys(path, `${at}/fields`, fields, Object.keys(fields)),
    ];
  });

function schemaTexts(form: FormSource): VisibleText[] {
  const file = form.schemaPath;
  const places = [...objectsOf(form).flatMap(({ parts }) => parts), ...fieldsOf(form)];
  return places.flatMap(({ schema, placeOf }) => [
    ...text(file, placeOf('title'), schema.title),
    ...text(file, placeOf('description'), schema.description),
    ...each(placeOf('oneOf'), schema.oneOf).flatMap(({ at, entry }) =>
      keys(file, at, entry, ['title', 'description']),
    ),
    ...each(`${placeOf('items')}/oneOf`, schema.items?.oneOf).flatMap(({ at, entry }) =>
      keys(file, at, entry, ['title', 'description']),
    ),
    ...(schema.enum ?? []).flatMap((word, index) =>
      text(file, `${placeOf('enum')}/${index}`, word),
    ),
  ]);
}

function uiTexts(form: FormSource): VisibleText[] {
  const entries = [
    ...objectsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
    ...fieldsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
  ];
  return entries.flatMap(({ ui, at }) => [
    ...keys(form.uiPath, at, ui, ['ui:title', 'ui:description', 'ui:placeholder']),
    ...richText(form.uiPath, `${at}/ui:help`, ui?.['ui:help']),
    ...messages(form.uiPath, `${at}/ui:messages`, ui?.['ui:messages']),
    ...keys(form.uiPath, `${at}/ui:options`, ui?.['ui:options'], ['unit', 'addText']),
    ...richText(form.uiPath, `${at}/ui:options/text`, ui?.['ui:options']?.text),
  ]);
}

const messages = (file: string, pointer: string, all: unknown): VisibleText[] =>
  Object.entries(isObject(all) ? all : {}).flatMap(([keyword, entry]) =>
    text(file, `${pointer}/${escapePart(keyword)}`, entry, [
      'label',
      ...(getOwn<readonly string[]>(messagePlaceholders, ruleKeyword(keyword)) ?? []),
    ]),
  );

const texts = (file: string, all: unknown): VisibleText[] =>
  Object.entries(isObject(all) ? all : {}).flatMap(([name, entry]) =>
    text(
      file,
      `/texts/${escapePart(name)}`,
      entry,
      placeholdersIn(getOwn<string>(defaultTexts, name) ?? ''),
    ),
  );

/** The placeholders in braces in a text. */
export const placeholdersIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([\w.]+)\}/g)].map(([, word = '']) => word);

/** @param step given where plain runs can show values; the text of a link shows none */
function richText(file: string, pointer: string, rich: unknown, step?: TextStep): VisibleText[] {
  const plain = (at: string, run: unknown) =>
    text(file, at, run).map((found) => (step ? { ...found, step } : found));
  if (!Array.isArray(rich)) return plain(pointer, rich);
  return rich.flatMap((run, index) =>
    isObject(run)
      ? keys(file, `${pointer}/${index}`, run, ['text'])
      : plain(`${pointer}/${index}`, run),
  );
}

const each = (pointer: string, list: unknown) =>
  (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    isObject(entry) ? [{ at: `${pointer}/${index}`, entry, index }] : [],
  );

const keys = (file: string, pointer: string, holder: unknown, names: string[]): VisibleText[] =>
  isObject(holder)
    ? names.flatMap((name) => text(file, `${pointer}/${escapePart(name)}`, holder[name]))
    : [];

const text = (
  file: string,
  pointer: string,
  value: unknown,
  placeholders: readonly string[] = [],
) => (typeof value === 'string' ? [{ file, pointer, text: value, placeholders }] : []);
