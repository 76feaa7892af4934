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
  screenOf,
} from '../model/product.ts';
import { questionRequestsOf } from '../model/requests.ts';

/** A text that visitors read. */
export interface VisibleText {
  file: string;
  pointer: string;
  text: string;
  /** The placeholders in braces that are filled in when it is shown. */
  placeholders: readonly string[];
  /** Whether it can show no values: the text of a link, a unit, a choice without a title. */
  isFixed?: true;
  /** The step whose values the text can show: "{answers.first_name}". A page is one, too. */
  step?: TextStep;
}

/** The position of a step in its wizard; a form screen or a page is a single step. */
export interface TextStep {
  screen: ScreenSource;
  /** That of the last step and one more for a text that is shown after it. */
  index: number;
  /** When the text is shown, where not with the step. */
  moment?: 'before-load' | 'load-failed' | 'after-submit' | 'after-check';
  /** The call that led to it, and the name of the outcome that shows it. */
  response?: { call: unknown; outcome: string };
  /** Pointer of the question whose check shows it. */
  checked?: string;
}

type ProductWithTexts = Pick<ProductSource, 'app' | 'appPath' | 'documents' | 'screens'>;

/** Finds the texts of a product that visitors read. */
export const findVisibleTexts: (product: ProductWithTexts) => VisibleText[] = memoizeByObject(
  (product) => [
    ...appTexts(product),
    ...product.screens.flatMap(screenTexts),
    ...formsOf(product).flatMap((form) => formTexts(form, stepOf(product, form))),
  ],
);

function appTexts({ app, appPath, documents }: ProductWithTexts): VisibleText[] {
  // Every unit knows app.json, but only one holds the file.
  if (!documents.has(appPath)) return [];
  return [
    ...keys(appPath, '', app, ['name', 'description']),
    ...keys(appPath, '/logo', app.logo, ['alt']),
    ...pagePartTexts(appPath, app),
    ...messages(appPath, '/messages', app.messages),
    ...texts(appPath, app.texts),
  ];
}

/** Returns the step that a form is; `undefined` where no wizard lists it. */
function stepOf(product: ProductWithTexts, form: FormSource): TextStep | undefined {
  const source = screenOf(product, form);
  if (!source) return undefined;
  if (source.form === form) return { screen: source, index: 0 };
  const entries: unknown = 'steps' in source.screen && source.screen.steps;
  const names = (Array.isArray(entries) ? entries : []).map((entry) =>
    isObject(entry) ? entry.step : entry,
  );
  const index = names.findIndex((name) => source.steps.get(String(name)) === form);
  return index < 0 ? undefined : { screen: source, index };
}

/** The texts of a footer and a notice, which show no values: they stay on the page while its screens change. */
const pagePartTexts = (path: string, { footer, notice }: Record<string, unknown>): VisibleText[] =>
  fixed([
    ...richText(path, '/footer', footer),
    ...(isObject(notice) ? richText(path, '/notice/text', notice.text) : []),
  ]);

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
  const first: TextStep = { screen: source, index: 0 };
  const early: TextStep = { ...first, moment: 'before-load' };
  return [
    ...shownIn(early, keys(path, '', screen, ['title'])),
    ...shownIn(first, [
      ...richText(path, '/heading', heading),
      ...richText(path, '/intro', intro),
      ...(Array.isArray(body) ? body : []).flatMap((text, index) =>
        richText(path, `/body/${index}`, text),
      ),
      ...each('/actions', actions).flatMap(({ at, entry }) => keys(path, at, entry, ['text'])),
    ]),
    ...each('/steps', steps).flatMap(({ at, entry, index }) => [
      ...shownIn(early, keys(path, at, entry, ['title'])),
      ...shownIn({ screen: source, index }, richText(path, `${at}/intro`, entry.intro)),
    ]),
    ...outcomes(path, '/load', load, { ...first, moment: 'load-failed' }),
    ...outcomes(path, '/submit', submit, {
      screen: source,
      index: Array.isArray(steps) ? steps.length : 1,
      moment: 'after-submit',
    }),
    ...shownIn(early, texts(path, own)),
    ...pagePartTexts(path, screen),
  ];
}

const outcomes = (path: string, pointer: string, request: unknown, step: TextStep) =>
  namedOutcomes(isObject(request) && request.outcomes).flatMap(
    ({ name, pointer: own, outcome }) => {
      const at = `${pointer}/outcomes${own}`;
      const fields = isObject(outcome.fields) ? outcome.fields : {};
      const call = isObject(request) ? request.call : undefined;
      return shownIn({ ...step, response: { call, outcome: name } }, [
        ...keys(path, at, outcome, ['say']),
        ...keys(path, `${at}/fields`, fields, Object.keys(fields)),
      ]);
    },
  );

const formTexts = (form: FormSource, step: TextStep | undefined): VisibleText[] => {
  const texts = [...schemaTexts(form), ...uiTexts(form)];
  if (!step) return texts;
  // The stepper names each step from the start.
  const early: TextStep = { ...step, moment: 'before-load' };
  return [
    ...texts.flatMap((found) =>
      shownIn(found.file === form.schemaPath && found.pointer === '/title' ? early : step, [found]),
    ),
    ...questionRequestsOf(form).flatMap(({ file, pointer, request, field }) =>
      outcomes(file, pointer, request, { ...step, moment: 'after-check', checked: field.at }),
    ),
  ];
};

/** Lets texts show the values of a step. */
const shownIn = (step: TextStep, texts: VisibleText[]): VisibleText[] =>
  texts.map((found) => (found.isFixed ? found : { ...found, step }));

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
    // The words of a choice are its value, too.
    ...fixed(
      (schema.enum ?? []).flatMap((word, index) => text(file, `${placeOf('enum')}/${index}`, word)),
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
    ...each(`${at}/ui:groups`, ui?.['ui:groups']).flatMap((group) =>
      keys(form.uiPath, group.at, group.entry, ['title', 'description']),
    ),
    ...richText(form.uiPath, `${at}/ui:before`, ui?.['ui:before']),
    ...richText(form.uiPath, `${at}/ui:help`, ui?.['ui:help']),
    ...messages(form.uiPath, `${at}/ui:messages`, ui?.['ui:messages']),
    ...fixed(keys(form.uiPath, `${at}/ui:options`, ui?.['ui:options'], ['unit'])),
    ...keys(form.uiPath, `${at}/ui:options`, ui?.['ui:options'], ['addText']),
    ...fixed(reasons(form.uiPath, `${at}/ui:options/disabled`, ui?.['ui:options']?.disabled)),
    ...richText(form.uiPath, `${at}/ui:options/text`, ui?.['ui:options']?.text),
  ]);
}

/** The reasons why choices can't be chosen. */
const reasons = (file: string, pointer: string, all: unknown): VisibleText[] =>
  isObject(all) ? keys(file, pointer, all, Object.keys(all)) : [];

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

function richText(file: string, pointer: string, rich: unknown): VisibleText[] {
  if (!Array.isArray(rich)) return text(file, pointer, rich);
  return rich.flatMap((run, index) =>
    isObject(run)
      ? fixed(keys(file, `${pointer}/${index}`, run, ['text']))
      : text(file, `${pointer}/${index}`, run),
  );
}

const fixed = (texts: VisibleText[]): VisibleText[] =>
  texts.map((found) => ({ ...found, isFixed: true }));

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
): VisibleText[] =>
  typeof value === 'string' ? [{ file, pointer, text: value, placeholders }] : [];
