import type { ScreenReference } from '../compiled/app.ts';
import type { LoadedScreen } from './engine-parts.ts';
import type { OpenedScreen } from './open-screen.ts';

/** The screens of a product, each loaded once: when it is shown, or ahead of that. */
export class Screens {
  readonly #loading = new Map<ScreenReference, Promise<LoadedScreen>>();
  readonly #ready = new Map<ScreenReference, LoadedScreen>();
  readonly #listeners = new Set<() => void>();

  /** @param opened a screen that is loaded already */
  constructor(
    private readonly loadCode: (reference: ScreenReference) => Promise<LoadedScreen>,
    opened?: OpenedScreen,
  ) {
    if (!opened) return;
    this.#ready.set(opened.reference, opened.ready);
    this.#loading.set(opened.reference, Promise.resolve(opened.ready));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a screen that is loaded. */
  readonly ready = (reference: ScreenReference): LoadedScreen | undefined =>
    this.#ready.get(reference);

  /** Loads a screen; one whose code could not be fetched is loaded anew. */
  load(reference: ScreenReference): Promise<LoadedScreen> {
    const loading = this.#loading.get(reference) ?? this.#begin(reference);
    this.#loading.set(reference, loading);
    return loading;
  }

  /** Loads the screens anew after a change of definitions; those on the page stay until then. */
  readonly reload = (): void => {
    this.#loading.clear();
    for (const reference of this.#ready.keys()) void this.load(reference).catch(() => {});
  };

  async #begin(reference: ScreenReference): Promise<LoadedScreen> {
    try {
      const screen = await this.loadCode(reference);
      this.#ready.set(reference, screen);
      for (const listener of this.#listeners) listener();
      return screen;
    } catch (problem) {
      this.#loading.delete(reference);
      throw problem;
    }
  }
}
