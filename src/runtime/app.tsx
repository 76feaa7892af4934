import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CompiledApp, ScreenReference } from '../compiled/app.ts';
import { isObject } from '../core/is-object.ts';
import { leavesProduct } from '../core/leaves-product.ts';
import type { Host } from '../engine/index.ts';
import type { Browser } from './call.ts';
import type { EngineParts } from './engine-parts.ts';
import { useHashAfterHydration } from './hydration/use-hash-after-hydration.ts';
import { type FirstHtml, HydratedContext, useHydrated } from './hydration/use-hydrated.ts';
import { Link } from './link.tsx';
import { PreparedLoad } from './load.tsx';
import { findScreen, type OpenedScreen } from './open-screen.ts';
import { pageSources, unknownSources } from './page-sources.ts';
import { createPerform } from './perform.ts';
import { PerformContext } from './perform-context.ts';
import { noStorage } from './storage.ts';
import { toEnd } from './to-outcome.ts';
import { useStep } from './use-step.ts';

interface AppProps {
  app: CompiledApp;
  engine: EngineParts;
  widgets: Host['widgets'];
  storage: Host['storage'];
  session: Host['session'];
  browser: Browser;
  /** The screen to show first, so that it is there at once. */
  opened?: OpenedScreen;
  firstHtml: FirstHtml;
  /** Returns the address of the page. */
  pageUrl: () => string;
  /** Returns the present time, an ISO 8601 date-time in UTC. */
  now: () => string;
}

/** Shows the screens of a product on their routes, and is the engine's host in a browser. Needs a router around it. */
export function App({ app, engine, widgets, browser, opened, pageUrl, now, ...props }: AppProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = useMemo(() => findScreen(app, pathname), [app, pathname]);
  // The first rendering has to equal that of the build, which knew neither query nor storage.
  const isHydrated = useHydrated(props.firstHtml);
  useHashAfterHydration();
  const storage = isHydrated ? props.storage : noStorage;
  const session = isHydrated ? props.session : noStorage;
  const readSources = useMemo(
    () => pageSources(app, props.storage, { pageUrl, now }),
    [app, props.storage, pageUrl, now],
  );
  const perform = useMemo(
    () =>
      createPerform(app, browser, readSources, (intent, make) =>
        importLazyScreen().then(
          ({ withKey }) =>
            withKey({ storage: props.storage, session: props.session }, intent, make),
          () => make(),
        ),
      ),
    [app, browser, readSources, props.storage, props.session],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is noted as it is opened.
  useEffect(() => void readSources(), [readSources, pathname]);
  // Calls are remembered by it, so that it outlives the route, on which `navigate` depends.
  const send: Host['send'] = useCallback(
    async (request, document, ...how) => toEnd(await perform(request, document, ...how), request),
    [perform],
  );
  const host: Host = useMemo(
    () => ({
      Load: PreparedLoad,
      send,
      appName: app.name,
      language: app.language,
      widgets,
      storage,
      session,
      readSources: isHydrated ? readSources : () => unknownSources(app),
      useStep,
      go: (address, how, shown) =>
        leavesProduct(address)
          ? window.location[how === 'replace' ? how : 'assign'](address)
          : navigate(address, {
              replace: how === 'replace',
              state: { shown: { ...shown, opener: `${pathname}${queryAndFragment()}` } },
            }),
      usePassedValues,
      Link,
      loadNewVersion: async () =>
        (await lazyCode?.loadNewVersion(browser.fetch, props.session)) ?? false,
    }),
    [
      app,
      widgets,
      storage,
      session,
      isHydrated,
      readSources,
      pathname,
      navigate,
      send,
      browser.fetch,
      props.session,
    ],
  );
  const { opening, screens } = app;
  const show = (reference: ScreenReference | undefined) => (
    <engine.Shell app={app} screen={reference}>
      <engine.CrashBoundary resetKey={pathname}>
        {reference && (
          <Screen
            key={reference.id}
            reference={reference}
            ready={opened?.reference === reference ? opened.ready : undefined}
            engine={engine}
            widgets={widgets}
          />
        )}
      </engine.CrashBoundary>
    </engine.Shell>
  );
  return (
    <HydratedContext value={isHydrated}>
      <PerformContext value={perform}>
        <engine.TextsProvider value={app.texts}>
          <engine.HostProvider value={host}>
            {opening && asked ? (
              <opening.Shown {...{ asked, screens, now }}>{show}</opening.Shown>
            ) : (
              show(asked)
            )}
          </engine.HostProvider>
        </engine.TextsProvider>
      </PerformContext>
    </HydratedContext>
  );
}

/** Returns query and fragment of the address of the page. */
const queryAndFragment = () => window.location.search + window.location.hash;

const nothingPassed = {};

/**
 * Returns the values in the entry of the browser's history: they survive a reload, and no other tab sees them. The build
 * knew none, and neither does the page until it is hydrated.
 */
const usePassedValues: Host['usePassedValues'] = () => {
  const isHydrated = useContext(HydratedContext);
  const { state } = useLocation();
  const shown = isObject(state) && isHydrated ? state.shown : undefined;
  return isObject(shown) ? (shown as Record<string, string>) : nothingPassed;
};

/** The code for screens that are opened from other ones, once it is loaded: 5 kB, most of it swr. */
let lazyCode: typeof import('./lazy-screen.tsx') | undefined;

const importLazyScreen = () =>
  import('./lazy-screen.tsx').then((code) => {
    lazyCode = code;
    return code;
  });

/** Loads it ahead of time; where that fails, it is loaded with the screen. */
export const prepareLazyScreens = () => void importLazyScreen().catch(() => {});

interface ScreenProps {
  reference: ScreenReference;
  /** Given where it is loaded already. */
  ready: OpenedScreen['ready'] | undefined;
  engine: EngineParts;
  widgets: Host['widgets'];
}

const Screen = ({ ready, ...props }: ScreenProps) =>
  ready ? <ready.View /> : <LazyScreen {...props} />;

/** A screen that is opened from another one. React's lazy() would show it, and start to load the screen, 0.3 s later. */
function LazyScreen(props: Omit<ScreenProps, 'ready'>) {
  const [code, setCode] = useState(lazyCode);
  useEffect(() => {
    if (code) return;
    const fail = (problem: unknown) =>
      setCode(() => {
        throw problem;
      });
    importLazyScreen().then(setCode, fail);
  }, [code]);
  return code ? <code.default {...props} /> : <props.engine.Waiting />;
}
