import type { ScreenReference } from '../compiled/app.ts';
import type { LoadedScreen } from './engine-parts.ts';
import type { OpenedScreen } from './open-screen.ts';

/** The screens of a product, each loaded once: when it is shown, or ahead of that. */
export class Screens {
  readonly #load: (reference: ScreenReference) => Promise<LoadedScreen>;
  readonly #loading = new Map<ScreenReference, Promise<LoadedScreen>>();
  readonly #ready = new Map<ScreenReference, LoadedScreen>();
  readonly #listeners = new Set<() => void>();

  constructor(load: (reference: ScreenReference) => Promise<LoadedScreen>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a screen that is loaded. */
  readonly ready = (reference: ScreenReference): LoadedScreen | undefined =>
    this.#ready.get(reference);

  /** Takes a screen that was loaded before. */
  add({ reference, ready }: OpenedScreen): void {
    this.#ready.set(reference, ready);
    this.#loading.set(reference, Promise.resolve(ready));
  }

  /** Loads a screen; one whose code could not be fetched is loaded anew. */
  load(reference: ScreenReference): Promise<LoadedScreen> {
    const loading = this.#loading.get(reference) ?? this.#begin(reference);
    this.#loading.set(reference, loading);
    return loading;
  }

  /** Loads the screens anew after a change of definitions; those on the page stay until then. */
  readonly reload = (): void => {
    const loaded = [...this.#loading.keys()];
    this.#loading.clear();
    for (const reference of loaded) void this.load(reference).catch(() => {});
  };

  async #begin(reference: ScreenReference): Promise<LoadedScreen> {
    try {
      const screen = await this.#load(reference);
      this.#ready.set(reference, screen);
      for (const listener of this.#listeners) listener();
      return screen;
    } catch (problem) {
      this.#loading.delete(reference);
      throw problem;
    }
  }
}
