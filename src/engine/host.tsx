import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CallOutcome, CompiledLoad, CompiledRequest } from '../compiled/call.ts';
import type { DataSources } from '../core/form/coerce-answers.ts';
import type { Texts } from '../definition/texts.ts';
import { useKeyedState } from './state/use-keyed-state.ts';
import type { WidgetSet } from './widget-props.ts';

export type { CallOutcome } from '../compiled/call.ts';

export type LoadState =
  | { state: 'loading'; retry: () => void }
  | { state: 'ready'; loaded: unknown }
  | { state: 'failed'; callOutcome: CallOutcome; retry: () => void };

interface LoadProps {
  load: CompiledLoad;
  children: (state: LoadState) => ReactNode;
}

/** The browser's storage; no operation throws. */
export interface ItemStorage {
  read: (key: string) => string | undefined;
  /** Returns false where nothing could be stored. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Values as texts for a reader, by their pointers. */
export type ValueTexts = Readonly<Record<string, string>>;

/** The step in the address of the page. */
export interface StepAddress {
  step: string | undefined;
  /** The step from which "forward", or a link, led to this one. */
  from: string | undefined;
  /**
   * Goes to another step: "forward" adds to the browser's history, "back" returns in it where that leads to the step,
   * "replace" leaves it as it is.
   */
  open: (step: string, how: 'forward' | 'back' | 'replace') => void;
  /**
   * Takes the function that prepares a step, which is called before "open" or a link leads to it, and returns the one that
   * forgets it. Where the promise is rejected, the address stays. Absent outside of a browser.
   */
  prepareBy?: ((prepare: (step: string) => Promise<unknown> | undefined) => () => void) | undefined;
}

/** The end of a call whose screen the visitor has left. */
export interface LateEnd {
  text: string;
  isSuccess: boolean;
  /** Opens the page that a success leads to, or the form of a failure; absent where there is none. */
  proceed?: (() => void) | undefined;
  /** The words on the button for it. */
  action: string;
}

/** The environment of the engine: storage, calls, addresses, widgets. */
export interface Host {
  appName: string;
  /** BCP 47 tag of the product's texts. */
  language: string;
  widgets: WidgetSet;
  /** A page that was rendered in advance gets the visitor's storage after hydration, in place of an empty one. */
  storage: ItemStorage;
  /** Lasts as long as the tab; other than that as `storage`. */
  session: ItemStorage;
  /** Returns the data that every screen can read: of its address, the language, the time. */
  readSources: () => DataSources;
  /** Makes a load call when it is mounted, and renders the state of the call. */
  Load: ComponentType<LoadProps>;
  /**
   * Makes the call of a request, its mappings reading from `document`.
   *
   * @param signal aborts the call, whose outcome then means nothing
   * @param fetch makes the call in place of the browser's
   */
  send: (
    request: CompiledRequest,
    document: object,
    signal?: AbortSignal,
    fetch?: typeof globalThis.fetch,
  ) => Promise<CallOutcome>;
  /** A hook: the step in the address of the page. */
  useStep: () => StepAddress;
  /**
   * Goes to a screen, or another site; "replace" takes the place of this one in the browser's history, and "instead" does so
   * without being what led there.
   *
   * @param shown values that the page there shows; they are stored for the tab. "said" is a message for its visitors
   * @returns nothing where the screen is there at once, or the promise that it is
   */
  go: (address: string, how?: 'replace' | 'instead', shown?: ValueTexts) => void | Promise<void>;
  /** Tells of the end of a call on the screen that the visitor has gone to. Absent outside of a browser. */
  tell?: ((end: LateEnd) => void) | undefined;
  /** Returns the address of the page, as `go` takes it. Absent outside of a browser. */
  here?: (() => string) | undefined;
  /** The visitor may go to this address soon. Absent outside of a browser. */
  prepare?: ((address: string) => void) | undefined;
  /**
   * A hook: the values that the screen before passed on to the page by `go`. With them is "opener", the address of that
   * screen, "sent", what the page needs to make the call once more, and "arrived" after a call that has succeeded. There are
   * none where the page was opened otherwise.
   */
  usePassedValues: () => ValueTexts;
  Link: ComponentType<{
    href: string;
    children: ReactNode;
    className?: string;
    download?: string;
    id?: string;
    'aria-describedby'?: string | undefined;
    /** Called when the link is followed inside the page. */
    onClick?: () => void;
  }>;
  /** The parts of the screen that cover the whole page, each with an id. Absent outside of a browser. */
  covers?: {
    /** Takes the function that opens or closes a cover, and returns the one that forgets it. */
    register: (id: string, show: (isOpen: boolean) => void) => () => void;
    /** Notes that a cover is open, until the returned function is called. */
    open: (id: string) => () => void;
  };
  /** Reloads the page where its host has another version of it, and returns whether it does. Absent outside of a browser. */
  loadNewVersion?: () => Promise<boolean>;
  /** Reloads the page, and keeps the answers on it. Absent outside of a browser. */
  reload?: () => void;
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

/** Returns the language of the product's texts, as a BCP 47 tag. */
export const useLanguage = (): string => useHost().language;

/** Returns an item of the browser's storage, and its setter. Without a name, nothing is stored. */
export function useStoredItem(
  name: string | undefined,
): [string | undefined, (value: string) => void] {
  const { storage } = useHost();
  const [value, setValue] = useKeyedState(storage, () => (name ? storage.read(name) : undefined));
  return [
    value,
    (next) => {
      if (name) storage.write(name, next);
      setValue(next);
    },
  ];
}
