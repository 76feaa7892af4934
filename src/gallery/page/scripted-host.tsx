import { createContext, useCallback, useContext, useState } from 'react';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { CallOutcome, Host } from '../../engine/index.ts';
import { widgets } from '../../widgets/index.ts';

/** What the host plays on the screen that is shown. */
export interface Script {
  /** Absent on a screen that a state has led to. */
  state?: ScreenState;
  /** What the load call of the screen brings. */
  loaded?: unknown;
  go: (route: string) => void;
}

export const ScriptContext = createContext<Script>({ go: () => {} });

const useLoad: Host['useLoad'] = (load) => {
  const { state, loaded } = useContext(ScriptContext);
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(() => setRetrying(true), []);
  if (!load || state?.load === undefined) return { state: 'ready', loaded };
  if (state.load === 'waiting' || retrying) return { state: 'loading' };
  return { state: 'failed', callOutcome: state.load, retry };
};

const useStep: Host['useStep'] = () => {
  const [step, setStep] = useState(useContext(ScriptContext).state?.step);
  const open = useCallback((to: string) => setStep(to), []);
  return { step, from: undefined, open };
};

/** A link to another screen shows it in the same frame; other links lead nowhere. */
const Link: Host['Link'] = ({ href, children, ...rest }) => {
  const { go } = useContext(ScriptContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        if (href.startsWith('/')) go(href);
      }}
    >
      {children}
    </a>
  );
};

const never = new Promise<never>(() => {});
const withoutEffect: CallOutcome = { kind: 'success', outcome: undefined };

/** A host that plays what a state says: no call is made, and what is kept is forgotten. */
export function createHost(
  appName: string,
  go: Script['go'],
  { draft, send }: Pick<ScreenState, 'draft' | 'send'>,
): Host {
  const kept = new Map<string, string>();
  return {
    appName,
    widgets,
    query: {},
    pageUrl: () => window.location.origin,
    storage: {
      read: (key) => kept.get(key) ?? draft?.stored,
      write: (key, value) => !draft?.refused && kept.set(key, value).has(key),
      remove: (key) => void kept.delete(key),
    },
    useLoad,
    send: async () => (send === 'waiting' ? never : (send ?? withoutEffect)),
    useStep,
    go,
    Link,
  };
}
