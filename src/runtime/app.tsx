import { useMemo } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import useSWR, { mutate } from 'swr';
import type { CompiledApp, ScreenReference } from '../compiled/app.ts';
import type { Host } from '../engine/index.ts';
import type { Browser } from './call.ts';
import type { EngineParts } from './engine-parts.ts';
import { firstValues } from './first-values.ts';
import { Link } from './link.tsx';
import { createPerform, PerformContext } from './perform.ts';
import { toOutcome } from './to-outcome.ts';
import { useLoad } from './use-load.ts';
import { useStep } from './use-step.ts';

interface AppProps {
  app: CompiledApp;
  engine: EngineParts;
  widgets: Host['widgets'];
  storage: Host['storage'];
  browser: Browser;
}

/** Shows the screens of a product on their routes, and is the engine's host in a browser. */
export function App(props: AppProps) {
  return (
    <BrowserRouter>
      <Hosted {...props} />
    </BrowserRouter>
  );
}

function Hosted({ app, engine, widgets, storage, browser }: AppProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = useMemo(() => firstValues(search), [search]);
  const perform = useMemo(() => createPerform(app, browser), [app, browser]);
  const host: Host = useMemo(
    () => ({
      useLoad,
      send: async (submit, document) => toOutcome(await perform(submit, document), submit.outcomes),
      appName: app.name,
      language: app.language,
      widgets,
      storage,
      query,
      pageUrl: () => window.location.href,
      useStep,
      go: (route, how) => navigate(route, { replace: how === 'replace' }),
      Link,
    }),
    [app, widgets, storage, query, navigate, perform],
  );
  return (
    <PerformContext value={perform}>
      <engine.TextsProvider value={app.texts}>
        <engine.HostProvider value={host}>
          <engine.Shell logo={app.logo}>
            <engine.CrashBoundary resetKey={pathname}>
              <Routes>
                {app.screens.map((screen) => (
                  <Route
                    key={screen.id}
                    path={screen.route}
                    element={
                      <Screen key={screen.id} reference={screen} engine={engine} host={host} />
                    }
                  />
                ))}
              </Routes>
            </engine.CrashBoundary>
          </engine.Shell>
        </engine.HostProvider>
      </engine.TextsProvider>
    </PerformContext>
  );
}

const screenKey = 'screen';

/** Reloads the screen on the page after a change of definitions, and every other one when it opens. */
export const reloadScreens = () =>
  mutate((key) => Array.isArray(key) && key[0] === screenKey, undefined);

interface ScreenProps {
  reference: ScreenReference;
  engine: EngineParts;
  host: Host;
}

function Screen({ reference, engine, host }: ScreenProps) {
  const { data, error } = useSWR(
    // The reference itself, since another product's screen may have the same id.
    [screenKey, reference],
    () => engine.loadScreen(reference, host.widgets),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  if (data) {
    return (
      <engine.TextsProvider value={data.texts}>
        <data.View />
      </engine.TextsProvider>
    );
  }
  return error ? <engine.Crashed /> : <engine.Waiting />;
}
