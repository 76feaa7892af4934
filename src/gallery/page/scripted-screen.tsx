import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { CompiledApp, ScreenReference } from '../../compiled/app.ts';
import type { CompiledScreen } from '../../compiled/screen.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import {
  CrashBoundary,
  Crashed,
  type Host,
  HostProvider,
  loadScreen,
  type ReadyScreen,
  Shell,
  TextsProvider,
  type ValueTexts,
  Waiting,
} from '../../engine/index.ts';
import { widgets } from '../../widgets/index.ts';
import { reachState } from './reach-state.ts';
import { createHost, ScriptContext, submits } from './scripted-host.tsx';

interface Props {
  app: CompiledApp;
  /** Given where a screen has a notice or a footer. */
  OwnShell: typeof Shell | undefined;
  state: ScreenState;
  loaded: Record<string, unknown>;
  /** Sample responses of the calls that bring choices. */
  choices: Record<string, unknown>;
}

/** Shows one state in the real engine. The host is scripted: it makes no calls and stores nothing. */
export function ScriptedScreen({ app, OwnShell = Shell, state, loaded, choices }: Props) {
  const [shown, setShown] = useState(state.screen);
  const isScripted = shown === state.screen;
  // A page is shown as to visitors whom a form led there.
  const [passedOn, setPassedOn] = useState<ValueTexts>({ opener: '/' });
  const go: Host['go'] = useCallback(
    (address, _how, values) => {
      if (leavesProduct(address)) return;
      setShown(screenAt(app, address));
      setPassedOn({ ...values, opener: '/' });
    },
    [app],
  );
  const host = useMemo(
    () =>
      createHost(app, go, {
        draft: state.draft,
        send: isScripted ? state.send : undefined,
        check: isScripted ? state.check : undefined,
        choices: isScripted ? state.choices : undefined,
        file: isScripted ? state.file : undefined,
        later: isScripted ? state.later : undefined,
        samples: choices,
        query: isScripted ? state.query : undefined,
      }),
    [app, go, state, isScripted, choices],
  );
  const script = useMemo(
    () => ({
      state: isScripted ? state : undefined,
      loaded: (isScripted ? state.loaded : undefined) ?? loaded[shown],
      go,
      passedOn,
    }),
    [state, loaded, shown, isScripted, go, passedOn],
  );
  const reference = app.screens.find(({ id }) => id === shown);
  const { ready, failed } = useScreen(reference, isScripted ? state : undefined);
  useEffect(() => {
    if (ready && isScripted) void reachState(state);
  }, [ready, isScripted, state]);
  return (
    <TextsProvider value={app.texts}>
      <HostProvider value={host}>
        <ScriptContext value={script}>
          <OwnShell app={app} screen={reference}>
            <CrashBoundary resetKey={shown}>
              {failed ? <Crashed /> : ready ? <ready.View key={ready.id} /> : <Waiting />}
            </CrashBoundary>
          </OwnShell>
        </ScriptContext>
      </HostProvider>
    </TextsProvider>
  );
}

function useScreen(reference: ScreenReference | undefined, state: ScreenState | undefined) {
  const [ready, setReady] = useState<ReadyScreen>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!reference) return;
    let stale = false;
    const scripted = { ...reference, load: async () => withState(await reference.load(), state) };
    loadScreen(scripted, widgets).then(
      (screen) => !stale && setReady(screen),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [reference, state]);
  return { ready: ready?.id === reference?.id ? ready : undefined, failed };
}

/** Replaces the prefill and the draft of a screen by those of the state. */
function withState(screen: CompiledScreen, state: ScreenState | undefined): CompiledScreen {
  if (screen.kind === 'page') return screen;
  submits.add(screen.submit);
  if (!state) return screen;
  const prefill = { value: state.answers };
  return { ...screen, prefill, secrets: [], draft: (state.draft ?? state.later) && screen.draft };
}

function screenAt({ screens }: CompiledApp, address: string): string {
  const route = address.replace(/[?#].*$/, '');
  const screen = screens.find((each) => each.route === route);
  return (screen ?? screens.find((each) => each.route === '*'))?.id ?? '';
}
