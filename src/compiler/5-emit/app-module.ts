import type { OpeningTimes } from '../../compiled/app.ts';
import { withoutValues } from '../../core/text/without-values.ts';
import { directionOf } from '../../definition/languages.ts';
import { pageAt } from '../3-analyze/mappings/page-values.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { importSource, sourceOf } from '../imported-sources.ts';
import { baseOf } from '../model/list-languages.ts';
import { readsOfPage, versionOf } from '../model/page-version.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { periodOf } from '../model/screen/period.ts';
import { type EmitOptions, loaderOf, modulePrefix } from './module-ids.ts';
import { hasPageParts, ownPagePartsOf, pagePartsOf } from './page-parts.ts';
import { usedTexts } from './used-texts.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Returns the code of the module that the whole product starts from: its theme, texts, its screens by route, and the shell. */
export function emitApp(product: ProductSource, options: EmitOptions): string {
  const { app } = product;
  const { providerHost = app.provider.host, basePath = '' } = options;
  const { logo } = app;
  const isRightToLeft = directionOf(app.language) === 'rtl';
  const readsOpened = readsOfPage(product, 'opened');
  const readsVersion = readsOfPage(product, 'version');
  const times = openingTimesOf(product);
  const opens = Object.keys(times).length > 0;
  const takesValues = product.screens.some(({ screen }) => removedFromAddress(screen));
  const rest = {
    name: app.name,
    language: app.language,
    // Absent where they are empty or usual.
    base: `${basePath}${baseOf(product)}` || undefined,
    direction: isRightToLeft ? 'rtl' : undefined,
    theme: { radius: 8, ...app.theme },
    provider: { csrf: app.provider.csrf, host: (providerHost || basePath).replace(/\/+$/, '') },
    visit: app.visit,
    pageParts: pagePartsOf(product),
    texts: usedTexts(product),
  };
  return [
    logo && `import logo from ${json(`${options.assetPath(logo.file)}?url`)};`,
    logo?.darkFile && `import darkLogo from ${json(`${options.assetPath(logo.darkFile)}?url`)};`,
    readsOpened && importSource('openedAt'),
    opens && importSource('openingBy'),
    takesValues && importSource('takeAddressValues'),
    `export const app = { ...${json(rest)},`,
    (readsOpened || readsVersion) &&
      `pageValues: (url, now) => ({ ${readsVersion ? `version: ${json(versionOf(product))}, ` : ''}${readsOpened ? 'opened: openedAt(url, now) ' : ''}}),`,
    takesValues && 'takeAddressValues: (url) => takeAddressValues(url, app),',
    opens && `opening: openingBy(${json(times)}),`,
    logo &&
      `logo: { src: logo, ${logo.darkFile ? 'darkSrc: darkLogo, ' : ''}alt: ${json(logo.alt)}, height: ${logo.height ?? 32} },`,
    `screens: [${emitReferences(product, options).join(', ')}] };`,
    hasPageParts(product)
      ? `export { ShellWithParts as Shell } from ${sourceOf('ShellWithParts')};`
      : 'export const Shell = undefined;',
    isRightToLeft
      ? `export { stylisPlugins } from ${sourceOf('stylisPlugins')};`
      : 'export const stylisPlugins = undefined;',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the times of the screens that open or close, by their ids. */
const openingTimesOf = (product: ProductSource): Record<string, OpeningTimes> =>
  Object.fromEntries(
    product.screens.flatMap(({ id, screen }) => {
      const period = periodOf(screen);
      if (!period || screen.kind === 'page') return [];
      const before = screen.opens && pageAt(product, screen.opens.before)?.id;
      const after = screen.closes && pageAt(product, screen.closes.after)?.id;
      return [[id, { ...period, before, after }]];
    }),
  );

/** The screens as far as the product knows them before it loads one. */
const emitReferences = (product: ProductSource, options: EmitOptions): string[] =>
  product.screens.map(({ id, screen, form }) => {
    const { kind, route } = screen;
    const title = withoutValues(screen.title, product.app.language);
    const widgets = kind === 'form' && form ? planForm(form, product.app).widgets : [];
    const makesLoadCall = 'load' in screen && screen.load !== undefined;
    const load = loaderOf(`${modulePrefix}/screen/${id}`, options);
    const pageParts = ownPagePartsOf(product, screen);
    const removeFromAddress = removedFromAddress(screen);
    return `{ ...${json({ id, kind, route, title, widgets, makesLoadCall, removeFromAddress, pageParts })}, load: ${load} }`;
  });

const removedFromAddress = (screen: ScreenSource['screen']): string[] | undefined =>
  screen.kind === 'page' ? undefined : screen.removeFromAddress;
