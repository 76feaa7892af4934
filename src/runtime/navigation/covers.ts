import { isObject } from '../../core/is-object.ts';
import type { Host } from '../../engine/index.ts';

/** Opens or closes the covers that are on the screen, by their ids. */
const shown = new Map<string, (isOpen: boolean) => void>();

/** The cover that is open. */
let open: string | undefined;

/** Resolves once the entry of a closed cover is left. */
let leaving: Promise<void> | undefined;

/**
 * Each open cover has an entry of its own in the browser's history, a copy of that of the page below it: Back leaves the
 * entry, which closes the cover, and Forward opens it again. A cover that is closed otherwise leaves its entry by itself.
 */
export const covers: NonNullable<Host['covers']> = {
  register(id, show) {
    // The browser adds the same listener only once.
    window.addEventListener('popstate', follow);
    shown.set(id, show);
    return () => {
      shown.delete(id);
    };
  },
  open(id) {
    let isClosed = false;
    const add = () => {
      if (isClosed) return;
      open = id;
      // Forward has opened it.
      if (coverInEntry() === id) return;
      window.history.pushState({ ...window.history.state, cover: id }, '');
    };
    if (leaving) void leaving.then(add);
    else add();
    return () => {
      isClosed = true;
      if (open === id) open = undefined;
      if (coverInEntry() === id) void leaveCover();
    };
  },
};

/** Goes back to the page below a cover; `undefined` where the entry of the history is that of a page. */
export function leaveCover(): Promise<void> | undefined {
  if (coverInEntry() === undefined) return undefined;
  leaving ??= new Promise((resolve) => {
    const end = () => {
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', end, { once: true });
    window.history.back();
  });
  return leaving;
}

/** Follows Back and Forward of the browser. */
function follow(): void {
  const id = coverInEntry();
  if (open !== undefined && open !== id) shown.get(open)?.(false);
  const show = id === undefined ? undefined : shown.get(id);
  if (show) show(true);
  else void leaveCover();
}

function coverInEntry(): string | undefined {
  const { state } = window.history;
  return isObject(state) && typeof state.cover === 'string' ? state.cover : undefined;
}
