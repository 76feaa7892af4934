import { createContext, useCallback } from 'react';
import { type NavigateOptions, parsePath, type To, useNavigate } from 'react-router-dom';
import { within } from '../../core/within.ts';
import { leaveCover } from './covers.ts';

/** Prepares a screen, or a step, to be shown at once; `undefined` where it can be. */
type Prepare = (name: string) => Promise<unknown> | undefined;

/**
 * Holds back a change of the address until the page can show what is there, so that address, title, focus and page change
 * together. Where the visitor goes elsewhere meanwhile, the change is dropped.
 */
export class Gate {
  #prepareStep: Prepare | undefined;
  #latest: object | undefined;

  /** @param prepareScreen takes a path, and never fails: the page there says that it could not be loaded */
  constructor(private readonly prepareScreen: Prepare) {}

  /**
   * Lets the wizard on the screen prepare its steps, until the returned function is called. Where that fails, the address
   * stays.
   */
  readonly prepareStepBy = (prepare: Prepare): (() => void) => {
    this.#prepareStep = prepare;
    return () => {
      if (this.#prepareStep === prepare) this.#prepareStep = undefined;
    };
  };

  /** The visitor may go to a screen next. */
  approach(to: To): void {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    if (pathname) void this.prepareScreen(pathname);
  }

  /** Calls back at once where nothing is to be waited for. */
  pass(to: To, go: () => void): void | Promise<void> {
    const { pathname, hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const request = {};
    this.#latest = request;
    const ready = pathname
      ? soonReady(this.prepareScreen(pathname))
      : this.#prepareStep?.(hash.slice(1));
    const left = leaveCover();
    if (!ready && !left) return go();
    const entry = entryKey();
    return Promise.all([ready, left]).then(
      () => {
        if (this.#latest === request && entryKey() === entry) go();
      },
      () => {},
    );
  }
}

/** The longest time in milliseconds that the address waits for the code of its screen, which may never come. */
const longestWait = 5000;

const soonReady = (ready: Promise<unknown> | undefined) => ready && within(longestWait, ready);

/** The router's key of the present entry of the history, which a cover has in common with the page below it. */
const entryKey = (): unknown => window.history.state?.key;

export const GateContext = createContext<Gate | undefined>(undefined);

/** Returns the function that goes to an address through a gate. */
export function useGo(gate: Gate | undefined) {
  const navigate = useNavigate();
  return useCallback(
    (to: To, options?: NavigateOptions) => gate?.pass(to, () => void navigate(to, options)),
    [gate, navigate],
  );
}
