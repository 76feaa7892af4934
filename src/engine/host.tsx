import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import type { LoadFile, Outcome, SubmitFile } from '../definition/files/screen.ts';
import type { Texts } from '../definition/texts.ts';
import type { WidgetSet } from './widget-props.ts';

/** How a call ended: its kind, and what the definition does about it (nothing, if it does not say). */
export interface CallOutcome {
  kind: 'success' | 'errors' | 'failure' | 'offline';
  outcome: Outcome | undefined;
}

export type LoadState =
  | { state: 'loading' }
  | { state: 'ready'; loaded: unknown }
  | { state: 'failed'; ended: CallOutcome; retry: () => void };

/** The browser's storage, without its exceptions. */
export interface ItemStorage {
  read: (key: string) => string | undefined;
  /** False where nothing could be stored. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Everything outside the engine that it needs. */
export interface Host {
  appName: string;
  widgets: WidgetSet;
  storage: ItemStorage;
  /** First value of each parameter in the page's address. */
  query: Record<string, string>;
  /** Address of the page as it stands in the browser. */
  pageUrl: () => string;
  /** A hook: makes the call when the screen opens; without a call, nothing is loaded. */
  useLoad: (load: LoadFile | undefined) => LoadState;
  /** A hook: the way to send answers, and whether a call is under way. A send during a send is ignored. */
  useSend: (submit: SubmitFile) => {
    sending: boolean;
    send: (document: object) => Promise<CallOutcome | undefined>;
  };
  /**
   * A hook: the step that the address names, and the way to another one: "forward" adds to the browser's history,
   * "back" returns in it where that leads to the step, "replace" leaves it as it is.
   */
  useStep: () => {
    step: string | undefined;
    /** The step from which "forward", or a link, led to this one. */
    from: string | undefined;
    open: (step: string, how: 'forward' | 'back' | 'replace') => void;
  };
  /** Goes to a screen; "replace" leaves no way back to this one. */
  go: (route: string, how?: 'replace') => void;
  Link: ComponentType<{ href: string; children: ReactNode; className?: string }>;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('The engine needs a host.');
  return host;
}

const TextsContext = createContext<Texts | null>(null);
export const TextsProvider = TextsContext.Provider;

/** The texts of the screen. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('The engine needs its texts.');
  return texts;
}

/** An item of the browser's storage and the way to set it; without a name, nothing. */
export function useStoredItem(
  name: string | undefined,
): [string | undefined, (value: string) => void] {
  const { storage } = useHost();
  const [value, setValue] = useState(() => (name ? storage.read(name) : undefined));
  return [
    value,
    (next) => {
      if (name) storage.write(name, next);
      setValue(next);
    },
  ];
}
