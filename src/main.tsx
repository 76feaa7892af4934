import { app, Shell, stylisPlugins } from 'virtual:forms';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStyleCache, whenIdle } from './engine/index.ts';
import { ProductPage, screenAt, themeOf } from './product-page.tsx';
import {
  createPerform,
  createStore,
  createStoreBelow,
  followTranslation,
  noteInput,
  noteSubmit,
  pageSources,
  prepareLater,
} from './runtime/index.ts';

const browser = {
  fetch: window.fetch.bind(window),
  online: () => navigator.onLine,
  cookies: () => document.cookie,
  origin: window.location.origin,
};
// A constant of the build, which leaves out the other branch.
const createOwnStore =
  import.meta.env.BASE_URL === '/' ? createStore : createStoreBelow(`${import.meta.env.BASE_URL}:`);
const storage = createOwnStore(() => window.localStorage);
const session = createOwnStore(() => window.sessionStorage);
const stylesheet = document.querySelector<HTMLLinkElement>('link[data-prerendered]')?.sheet;
const styles = createStyleCache(stylesheet, stylisPlugins);
const pageUrl = () => window.location.href;
const now = () => new Date().toISOString();
const container = document.getElementById('root') as HTMLElement;

/** Shows the product, in the HTML of the build where it has the screen already. */
async function start(): Promise<void> {
  // A screen that can't be loaded now is loaded again by the page, which says so if it fails.
  const path = window.location.pathname.slice(app.base?.length);
  const perform = createPerform(app, browser, pageSources(app, storage, { pageUrl, now }));
  const opening = screenAt(app, path, now(), perform).catch(() => undefined);
  // In a task of its own, while the code of the screen is on its way.
  setTimeout(() => themeOf(app));
  const hasGlobalStyles = stylesheet instanceof CSSStyleSheet;
  const [opened, global] = await Promise.all([
    opening,
    hasGlobalStyles ? undefined : import('./engine/page/global-styles.tsx'),
  ]);
  const isPrerendered = opened !== undefined && opened.reference.id === container.dataset.screen;
  const own = opened?.reference.makesLoadCall ? 'waiting' : 'others';
  const firstHtml = isPrerendered ? (isSameForEveryone() ? 'everyones' : own) : 'none';
  // Without transitions, an address changes together with its page, not some frames before it.
  const page = (product: typeof app, OwnShell: typeof Shell) => (
    <BrowserRouter basename={product.base} useTransitions={false}>
      <ProductPage
        app={product}
        OwnShell={OwnShell}
        styles={styles}
        GlobalStyles={global?.GlobalStyles}
        storage={storage}
        session={session}
        browser={browser}
        opened={opened}
        firstHtml={firstHtml}
        pageUrl={pageUrl}
        now={now}
      />
    </BrowserRouter>
  );
  if (isPrerendered) noteInput(container);
  // A transition renders in short tasks, between which the browser answers to the visitor.
  startTransition(() => {
    const root = isPrerendered ? hydrateRoot(container, page(app, Shell)) : createRoot(container);
    if (!isPrerendered) root.render(page(app, Shell));
    show = (changed) => root.render(page(changed.app, changed.Shell));
  });
  whenIdle(prepareLater);
}

/** Returns whether nothing that the build did not know can change the first screen: this renders it once, not twice. */
function isSameForEveryone(): boolean {
  const { search, hash } = window.location;
  return (
    search === '' &&
    hash === '' &&
    // The router's state of this entry of the history.
    !window.history.state?.usr &&
    storage.isEmpty() &&
    session.isEmpty() &&
    !('showsAddress' in container.dataset)
  );
}

let show = (_changed: { app: typeof app; Shell: typeof Shell }) => {};
noteSubmit();
followTranslation(container);
// In a task of its own, after the evaluation of the code. Not awaited by the module: the screen's own modules import the
// file that this one is bundled into.
setTimeout(start);

// In development, changed definitions replace those on the screen.
import.meta.hot?.accept('virtual:forms', (changed) => {
  if (changed) show(changed as unknown as Parameters<typeof show>[0]);
});
