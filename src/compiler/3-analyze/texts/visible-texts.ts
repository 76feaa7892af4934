import { isObject } from '../../../core/is-object.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import {
  type FormSource,
  formsOf,
  type ProductSource,
  type ScreenSource,
  screenOf,
} from '../../model/product.ts';
import { formTexts } from './form-texts.ts';
import {
  each,
  fixed,
  keys,
  messages,
  namedAddress,
  namingItem,
  outcomeTexts,
  richText,
  shownIn,
  type TextStep,
  texts,
  type VisibleText,
} from './texts-at.ts';

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
      ...each('/actions', actions).flatMap(({ at, entry }) => [
        ...keys(path, at, entry, ['text', 'resend']),
        ...namedAddress(path, at, entry, 'href'),
      ]),
    ]),
    ...each('/steps', steps).flatMap(({ at, entry, index }) => [
      ...shownIn(early, keys(path, at, entry, ['title'])),
      ...shownIn(
        { screen: source, index },
        namingItem(entry, richText(path, `${at}/intro`, entry.intro)),
      ),
      ...outcomeTexts(path, `${at}/load`, entry.load, {
        screen: source,
        index,
        moment: 'load-failed',
      }),
    ]),
    ...outcomeTexts(path, '/load', load, { ...first, moment: 'load-failed' }),
    ...outcomeTexts(path, '/submit', submit, {
      screen: source,
      index: Array.isArray(steps) ? steps.length : 1,
      moment: 'after-submit',
    }),
    ...shownIn(early, texts(path, own)),
    ...pagePartTexts(path, screen),
  ];
}
