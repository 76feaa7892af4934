import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompiledApp, ScreenReference } from '../compiled/app.ts';
import { isObject } from '../core/is-object.ts';
import { leavesProduct } from '../core/leaves-product.ts';
import { inTime } from '../core/within.ts';
import type { Host } from '../engine/index.ts';
import type { Browser } from './call.ts';
import type { EngineParts } from './engine-parts.ts';
import { useHashAfterHydration } from './hydration/use-hash-after-hydration.ts';
import { type FirstHtml, HydratedContext, useHydrated } from './hydration/use-hydrated.ts';
import { PreparedLoad } from './load.tsx';
import { covers, leaveCover } from './navigation/covers.ts';
import { Gate, GateContext, useGo } from './navigation/gate.ts';
import { Link } from './navigation/link.tsx';
import { keepAnswers, reloadWithAnswers } from './navigation/reload-with-answers.ts';
import { useStep } from './navigation/use-step.ts';
import { withFirstKey } from './once/first-key.ts';
import { findScreen, type OpenedScreen, openScreen, shownAt } from './open-screen.ts';
import { pageSources, unknownSources } from './page-sources.ts';
import { createPerform } from './perform.ts';
import { PerformContext } from './perform-context.ts';
import { Screen } from './screen.tsx';
import { Screens } from './screens.ts';
import { noStorage } from './storage.ts';
import { toEnd } from './to-outcome.ts';

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
  const { pathname, key } = useLocation();
  const [screens] = useState(
    () => new Screens((reference) => openScreen(reference, engine, widgets), opened),
  );
  useEffect(() => {
    import.meta.hot?.on('forms:changed', screens.reload);
    return () => import.meta.hot?.off('forms:changed', screens.reload);
  }, [screens]);
  const prepareAt = useCallback(
    (path: string) => {
      const there = shownAt(app, path, now());
      if (!there || screens.ready(there)) return undefined;
      return screens.load(there).catch(() => {});
    },
    [app, screens, now],
  );
  const gate = useMemo(() => new Gate(prepareAt), [prepareAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has neighbours of its own.
  useEffect(
    () =>
      engine.whenIdle(() => {
        importLater().then(
          ({ prepareNear }) => prepareNear(gate, props.session, pathname),
          () => {},
        );
      }),
    [gate, props.session, pathname, key],
  );
  const navigate = useGo(gate);
  const asked = useMemo(() => findScreen(app, pathname), [app, pathname]);
  // The first rendering has to equal that of the build, which knew neither query nor storage.
  const isHydrated = useHydrated(props.firstHtml);
  useHashAfterHydration();
  // After a reload, nothing covers the page.
  useEffect(() => void leaveCover(), []);
  const storage = isHydrated ? props.storage : noStorage;
  const session = isHydrated ? props.session : noStorage;
  const readSources = useMemo(
    () => pageSources(app, props.storage, { pageUrl, now }),
    [app, props.storage, pageUrl, now],
  );
  const perform = useMemo(
    () =>
      createPerform(app, browser, readSources, (intent, make) =>
        importLater().then(
          ({ withKey }) =>
            withKey({ storage: props.storage, session: props.session }, intent, make),
          () => withFirstKey(props.storage, intent, make),
        ),
      ),
    [app, browser, readSources, props.storage, props.session],
  );
  const [lateEnd, setLateEnd] = useState<ReactNode>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is noted as it is opened.
  useEffect(() => {
    readSources();
    setLateEnd(undefined);
  }, [readSources, pathname]);
  const tell: NonNullable<Host['tell']> = useCallback(
    (end) => {
      engine.loadLateEnd().then(
        ({ LateEndNotice }) => setLateEnd(<LateEndNotice {...end} />),
        () => {},
      );
    },
    [engine],
  );
  // Calls are remembered by it, so that it outlives the route, on which `navigate` depends.
  const send: Host['send'] = useCallback(
    async (request, document, ...how) => toEnd(await perform(request, document, ...how), request),
    [perform],
  );
  const host: Host = useMemo(() => {
    const here = () => `${pathname}${queryAndFragment()}`;
    return {
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
          ? window.location[how ? 'replace' : 'assign'](address)
          : navigate(address, {
              replace: how !== undefined,
              state: how !== 'instead' && {
                shown: { ...shown, opener: here() },
              },
            }),
      tell,
      here,
      prepare: (address) => {
        if (!leavesProduct(address)) gate.approach(address);
      },
      usePassedValues,
      Link,
      covers,
      loadNewVersion: async () =>
        (await later?.loadNewVersion(browser.fetch, props.session)) ?? false,
      reload: () => reloadWithAnswers(props.session),
    };
  }, [
    app,
    widgets,
    storage,
    session,
    isHydrated,
    readSources,
    pathname,
    navigate,
    gate,
    send,
    tell,
    browser.fetch,
    props.session,
  ]);
  const { opening } = app;
  const show = (reference: ScreenReference | undefined) => (
    <engine.Shell app={app} screen={reference}>
      <engine.CrashBoundary resetKey={pathname} onCrash={() => keepAnswers(props.session)}>
        {reference && <Screen key={reference.id} {...{ reference, screens, engine }} />}
      </engine.CrashBoundary>
      {lateEnd}
    </engine.Shell>
  );
  return (
    <HydratedContext value={isHydrated}>
      <PerformContext value={perform}>
        <GateContext value={gate}>
          <engine.TextsProvider value={app.texts}>
            <engine.HostProvider value={host}>
              {opening && asked ? (
                <opening.Shown {...{ asked, screens: app.screens, now }}>{show}</opening.Shown>
              ) : (
                show(asked)
              )}
            </engine.HostProvider>
          </engine.TextsProvider>
        </GateContext>
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

/** The code that no first screen needs, once it is loaded. */
let later: typeof import('./after-start.ts') | undefined;

const importLater = () =>
  inTime(
    longestLoad,
    import('./after-start.ts').then((code) => {
      later = code;
      return code;
    }),
  );

/** The longest time in milliseconds that it is waited for: calls are made without it, too. */
const longestLoad = 5000;

/** Loads it ahead of time; where that fails, it is loaded when it is needed. */
export const prepareLater = () => void importLater().catch(() => {});
