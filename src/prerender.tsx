import { app } from 'virtual:forms';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PrerenderedScreen } from './compiled/prerendered-screen.ts';
import type { CompiledScreen } from './compiled/screen.ts';
import { collectedStyles, createCollectingCache, tabTitle } from './engine/index.ts';
import { ProductPage, screenAt } from './product-page.tsx';
import { noStorage } from './runtime/index.ts';

/** Renders every screen of the product, without a visitor. Runs in the build. */
export async function renderScreens(): Promise<{ screens: PrerenderedScreen[]; css: string }> {
  const styles = createCollectingCache();
  const screens = [];
  for (const reference of app.screens) {
    const { id, route, kind, title } = reference;
    const html = await render(route, styles);
    const first = await firstForm(await reference.load());
    const widgets = first.widgets ?? [];
    const modules = [`screen/${id}`, ...(first.step ? [`step/${id}/${first.step}`] : [])];
    screens.push({ id, route, kind, title: tabTitle([title], app.name), html, modules, widgets });
  }
  return { screens, css: collectedStyles(styles) };
}

async function render(
  route: string,
  styles: ReturnType<typeof createCollectingCache>,
): Promise<string> {
  const path = route === '*' ? '/*' : route;
  const opened = await screenAt(app, path);
  return renderToString(
    <StaticRouter location={path}>
      <ProductPage
        app={app}
        styles={styles}
        storage={noStorage}
        browser={browser}
        opened={opened}
        isPrerendered
      />
    </StaticRouter>,
  );
}

/** Calls are made by effects, which a build does not run. */
const browser = {
  fetch: globalThis.fetch,
  online: () => true,
  cookies: () => '',
  origin: '',
};

/** The form that a screen shows first, if any. */
async function firstForm(screen: CompiledScreen): Promise<{ step?: string; widgets?: string[] }> {
  if (screen.kind === 'form') return { widgets: screen.form.widgets };
  if (screen.kind === 'page') return {};
  const step = screen.steps.find(({ load }) => load);
  return { step: step?.id, widgets: (await step?.load?.())?.widgets };
}
