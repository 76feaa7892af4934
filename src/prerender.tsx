import { Shell, stylisPlugins, app as timedApp } from 'virtual:forms';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ScreenReference } from './compiled/app.ts';
import type { CompiledForm } from './compiled/form.ts';
import type { PrerenderedScreen } from './compiled/prerendered-screen.ts';
import type { CompiledScreen } from './compiled/screen.ts';
import { earlyCallOf } from './core/mapping/early-call-of.ts';
import { certainFirstStep } from './core/steps/certain-first-step.ts';
import { withoutValues } from './core/text/without-values.ts';
import { SummaryBox } from './engine/form/summary/summary.tsx';
import { collectedStyles, createCollectingCache, ThemeProvider, tabTitle } from './engine/index.ts';
import { GlobalStyles } from './engine/page/global-styles.tsx';
import { ProductPage, screenAt, themeOf } from './product-page.tsx';
import { noStorage } from './runtime/index.ts';
import { loadSearchList } from './widgets/parts/search/use-search-list.ts';

/** The product without the time: a script of its pages decides which screens are open. */
const app: typeof timedApp = { ...timedApp, opening: undefined };

/** Renders every screen of the product, without a visitor. Runs in the build. */
export async function renderScreens(): Promise<{ screens: PrerenderedScreen[]; css: string }> {
  const styles = createCollectingCache(stylisPlugins);
  const screens = [];
  for (const reference of app.screens) {
    const { id, route, kind, makesLoadCall, removeFromAddress } = reference;
    const html = await render(app, route, nowhere, styles);
    const screen = await reference.load();
    const { form, ...picture } = await firstPicture(screen);
    const showsAddress =
      readsPage([screen, form]) && html !== (await render(app, route, elsewhere, styles));
    const load = screen.kind === 'page' ? undefined : screen.load;
    // The script of an early call knows nothing of a parameter that has left the address.
    const earlyCall = load && !removeFromAddress ? earlyCallOf(load, app.provider) : undefined;
    const { notice } = reference.pageParts ?? app.pageParts ?? {};
    const calls = { makesLoadCall, earlyCall };
    screens.push({ id, route, kind, html, showsAddress, ...calls, notice, ...picture });
  }
  await collectLaterStyles(styles);
  return { screens, css: collectedStyles(styles) };
}

/**
 * Renders all forms as they are once the load call has ended, before and after the code of lists is there, and the box of a
 * summary, so that their styles are generated here, and not on a phone.
 */
async function collectLaterStyles(styles: StyleCache): Promise<void> {
  renderToString(
    <CacheProvider value={styles}>
      <ThemeProvider theme={themeOf(app)}>
        <SummaryBox />
      </ThemeProvider>
    </CacheProvider>,
  );
  for (const prepare of [() => {}, loadSearchList]) {
    await prepare();
    for (const reference of app.screens) {
      for (const screen of formScreensOf(await reference.load())) {
        const product = withScreen(reference, { ...screen, load: undefined });
        await render(product, reference.route, nowhere, styles);
      }
    }
  }
}

/** Returns the screens that show each form of a screen at once: a wizard of one step for each step; none of a page. */
function formScreensOf(screen: CompiledScreen) {
  if (screen.kind === 'page') return [];
  if (screen.kind === 'form') return [screen];
  return screen.steps.map((step) => ({
    ...screen,
    steps: [{ ...step, when: undefined, readsData: undefined }],
  }));
}

type StyleCache = ReturnType<typeof createCollectingCache>;

async function render(
  product: typeof app,
  route: string,
  page: typeof nowhere,
  styles: StyleCache,
): Promise<string> {
  const path = route === '*' ? '/*' : route;
  const opened = await screenAt(product, path, page.now);
  return renderToString(
    <StaticRouter location={`${product.base ?? ''}${path}`} basename={product.base}>
      <ProductPage
        app={product}
        OwnShell={Shell}
        styles={styles}
        GlobalStyles={GlobalStyles}
        storage={noStorage}
        session={noStorage}
        browser={browser}
        opened={opened}
        firstHtml="none"
        pageUrl={() => page.url}
        now={() => page.now}
      />
    </StaticRouter>,
  );
}

/** Returns the product with another screen in the place of one. */
const withScreen = (reference: ScreenReference, screen: CompiledScreen): typeof app => ({
  ...app,
  screens: app.screens.map((one) =>
    one === reference ? { ...one, load: async () => screen } : one,
  ),
});

const nowhere = { url: '', now: '' };
/** Another address and time, by which the build finds whether a screen shows either. */
const elsewhere = { url: 'https://elsewhere.example/', now: '2001-02-03T04:05:06.000Z' };

/**
 * Returns whether a part of the product has a string that may be a pointer to the address or the time, or a step that may
 * depend on the address. To render a screen is half of its build, so that most are rendered once.
 */
const readsPage = (parts: unknown[]): boolean =>
  /\/(page|now)\b|"from":""|"readsData":true/.test(JSON.stringify(parts));

/** Calls are made by effects, which a build does not run. */
const browser = {
  fetch: globalThis.fetch,
  online: () => true,
  cookies: () => '',
  origin: '',
};

interface FirstPicture extends Pick<PrerenderedScreen, 'title' | 'modules' | 'widgets'> {
  form: CompiledForm | undefined;
}

/** Returns the title of the tab while a screen shows its first picture, its first form and the parts of that. */
async function firstPicture(screen: CompiledScreen): Promise<FirstPicture> {
  const titled = (...titles: string[]) =>
    tabTitle(
      [...titles, screen.title].map((title) => withoutValues(title, app.language)),
      app.name,
    );
  const modules = [`screen/${screen.id}`];
  switch (screen.kind) {
    case 'page':
      return { title: titled(), modules, widgets: [], form: undefined };
    case 'form':
      return { title: titled(), modules, widgets: screen.form.widgets, form: screen.form };
    case 'wizard': {
      const step = certainFirstStep(screen.steps);
      const form = await step?.load?.();
      if (step && form) modules.push(`step/${screen.id}/${step.id}`);
      // A load call keeps the step off the screen.
      const title = step && !screen.load ? titled(step.title) : titled();
      return { title, modules, widgets: form?.widgets ?? [], form };
    }
  }
}
