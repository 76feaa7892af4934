import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn at once: more than a list shows without scrolling, also on the screen of a phone. */
const atOnce = 16;

/** Keys that lead to rows far below. */
const farKeys = new Set(['ArrowUp', 'End', 'PageDown', 'PageUp']);

/** Some of the props that MUI gives a row. */
interface RowProps {
  'aria-selected'?: boolean;
  'data-option-index': number;
}

/**
 * Returns only the first rows of a long list for the first paint after a press or key, and all rows for tasks after it,
 * which everything else interrupts. Several hundred rows at once take a slow phone a third of a second. The list's own
 * code knows all rows from the start.
 */
export function useFirstRows(rows: ReactElement<RowProps>[]) {
  const shown = rows.map(({ key }) => key).join('\n');
  const [drawn, setDrawn] = useState('');
  const isDrawn = drawn === shown || rows.length <= atOnce;
  useEffect(() => {
    if (isDrawn) return;
    const draw = () => setDrawn(shown);
    const drawForKey = ({ key }: KeyboardEvent) => farKeys.has(key) && flushSync(draw);
    startTransition(draw);
    document.addEventListener('keydown', drawForKey, { capture: true });
    return () => document.removeEventListener('keydown', drawForKey, { capture: true });
  }, [isDrawn, shown]);
  if (isDrawn) return rows;
  // The list scrolls to its chosen row when it opens.
  const chosen = rows.findIndex(({ props }) => props['aria-selected']);
  return rows.slice(0, Math.max(atOnce, chosen + atOnce));
}
