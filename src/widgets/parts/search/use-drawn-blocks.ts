import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../engine/widget.ts';

interface Blocks {
  /** The id of the list. */
  id: string;
  /** Changes with the rows of the list. */
  identity: string;
  /** The number of rows. */
  rows: number;
  blockSize: number;
  /** The rows that may be seen when the list opens, as the first and the last one of each part. */
  seen: (readonly [first: number, last: number])[];
}

/** Pixels from the visible part of a list within which its rows are drawn. */
const margin = 400;

/** Returns the row that MUI highlights at a key, by the highlighted row and the last one. */
const rowAfter: Record<string, (row: number, last: number) => number> = {
  ArrowDown: (row, last) => (row < last ? row + 1 : 0),
  ArrowUp: (row, last) => (row > 0 ? row - 1 : last),
  PageDown: (row, last) => Math.min(row + 5, last),
  PageUp: (row) => Math.max(row - 5, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const none: ReadonlySet<number> = new Set();

/**
 * Returns whether the rows of a block are drawn: those in sight when the list opens, and each that has come near since, by
 * scrolling or by a key. The gaps in the place of the others have their number in `data-block`.
 */
export function useDrawnBlocks(list: Blocks): (block: number) => boolean {
  const { id, identity, rows, blockSize, seen } = list;
  const [near, setNear] = useState({ identity, blocks: none });
  const later = near.identity === identity ? near.blocks : none;
  const blockOf = (row: number) => Math.floor(row / blockSize);
  const isDrawn = (block: number) =>
    later.has(block) ||
    seen.some(([first, last]) => block >= blockOf(first) && block <= blockOf(last));

  const draw = useEffectEvent((blocks: number[]) =>
    setNear((before) => ({
      identity,
      blocks: new Set([...(before.identity === identity ? before.blocks : none), ...blocks]),
    })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the gaps.
  useEffect(() => {
    let watch: IntersectionObserver | undefined;
    const begin = () => {
      const box = document.getElementById(id);
      watch = new IntersectionObserver(
        (gaps) => {
          const seen = gaps.filter(({ isIntersecting }) => isIntersecting);
          if (seen.length > 0)
            draw(seen.map(({ target }) => Number(target.getAttribute('data-block'))));
        },
        { root: box, rootMargin: `${margin}px 0px` },
      );
      for (const gap of box?.querySelectorAll('[data-block]') ?? []) watch.observe(gap);
    };
    // The rows in sight are there. Those near them can wait for the first paint, which must not wait for them.
    let cancel = () => {};
    if (later === none) cancel = afterPaint(begin);
    else begin();
    return () => {
      cancel();
      watch?.disconnect();
    };
  }, [id, identity, later, `${seen}`]);

  const drawForKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const highlighted = (target as Element).getAttribute('aria-activedescendant');
    const row = Number(highlighted?.match(/\d+$/)?.[0] ?? -1);
    const next = rowAfter[key]?.(row, rows - 1);
    // MUI highlights only rows that are in the page.
    if (next !== undefined && !isDrawn(blockOf(next))) flushSync(() => draw([blockOf(next)]));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => drawForKey(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return isDrawn;
}
