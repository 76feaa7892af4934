import { type ComponentProps, createContext, useCallback, useContext, useState } from 'react';
import type { ScreenState } from '../../analysis/states/state.ts';
import type { CompiledApp } from '../../compiled/app.ts';
import type { CompiledOutcomes } from '../../compiled/call.ts';
import type { CallOutcome, Host, ValueTexts } from '../../engine/index.ts';
import { widgets } from '../../widgets/index.ts';

/** Responses of the host on the current screen. */
export interface Script {
  /** Absent on a screen that was opened from the state. */
  state?: ScreenState;
  /** Sample response of the screen's load call. */
  loaded?: unknown;
  go: Host['go'];
  /** Values that the screen before passed on. */
  passedOn?: ValueTexts;
}

export const ScriptContext = createContext<Script>({ go: () => {} });

function Load({ children }: ComponentProps<Host['Load']>) {
  const { state, loaded } = useContext(ScriptContext);
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(() => setRetrying(true), []);
  if (state?.load === undefined) return children({ state: 'ready', loaded });
  if (state.load === 'waiting' || retrying) return children({ state: 'loading', retry: () => {} });
  return children({ state: 'failed', callOutcome: state.load, retry });
}

const useStep: Host['useStep'] = () => {
  const [step, setStep] = useState(useContext(ScriptContext).state?.step);
  const open = useCallback((to: string) => setStep(to), []);
  return { step, from: undefined, open };
};

const none: ValueTexts = {};
const usePassedValues: Host['usePassedValues'] = () => useContext(ScriptContext).passedOn ?? none;

/** Opens other screens in the same frame; external links do nothing. */
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

/** The submit calls of the screens that were shown; all other requests are those of questions. */
export const submits = new WeakSet<object>();

const never = new Promise<never>(() => {});
const withoutEffect: CallOutcome = { kind: 'success', outcome: undefined };

/** Returns the end of a call by which the engine knows that the provider takes no more answers. */
const refusedBy = (outcome: CompiledOutcomes[string] | undefined): CallOutcome => ({
  kind: 'failure',
  outcome: Array.isArray(outcome) ? undefined : outcome,
});

interface HostScript
  extends Pick<ScreenState, 'draft' | 'send' | 'check' | 'choices' | 'file' | 'later' | 'query'> {
  /** Sample responses of the calls that bring choices, by the names of the calls. */
  samples: Record<string, unknown>;
}

/** Creates a host with the responses of a state. It makes no calls, and its storage lasts as long as the host. */
export function createHost(
  { name, language, pageValues }: Pick<CompiledApp, 'name' | 'language' | 'pageValues'>,
  go: Script['go'],
  { draft, send, check, choices, file, later, query = {}, samples }: HostScript,
): Host {
  const ended = (outcome: ScreenState['send'] = withoutEffect) =>
    outcome === 'waiting' ? never : outcome;
  const stored = new Map<string, string>();
  const storage: Host['storage'] = {
    read: (key) => stored.get(key) ?? draft?.stored,
    write: (key, value) => !draft?.refused && stored.set(key, value).has(key),
    remove: (key) => void stored.delete(key),
  };
  return {
    appName: name,
    language,
    widgets,
    readSources: () => {
      const { href, origin: url } = window.location;
      const now = new Date().toISOString();
      return { query, page: { url, ...pageValues?.(href, now) }, language, now };
    },
    storage,
    // The tab holds the drafts of an unknown owner.
    session: storage,
    Load,
    send: async (request) => {
      if (submits.has(request)) return ended(send);
      const { name } = request.call;
      const saved = later?.outcomes[name];
      if (saved === 'refused') return refusedBy(request.outcomes['410']);
      if (saved) return saved;
      if (file?.call === name) return ended(file.outcome);
      if (choices?.call === name && choices.outcome) return ended(choices.outcome);
      return name in samples
        ? { kind: 'success', outcome: undefined, response: samples[name] }
        : ended(check?.outcome);
    },
    useStep,
    usePassedValues,
    go,
    Link,
  };
}
