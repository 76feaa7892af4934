import type { createFilterOptions } from '@mui/material/Autocomplete';
import { type KeyboardEvent, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type FilterOptions<Option> = ReturnType<typeof createFilterOptions<Option>>;

interface Rows<Option> {
  filter: FilterOptions<Option>;
  /** Changes with what the list shows: whether it is open, and what is typed. */
  shown: string;
  /** Tells the row that MUI scrolls to. */
  isChosen: (option: Option) => boolean;
}

/** Rows that are drawn at once: more than a list shows without scrolling, also on the screen of a phone. */
const atOnce = 16;

/**
 * Returns a filter that has only the first rows of a long list in the first paint after a press or key, and all rows in
 * tasks after it, which everything else interrupts. Several hundred rows at once take a slow phone a third of a second.
 */
export function useFirstRows<Option>({ filter, shown, isChosen }: Rows<Option>) {
  const [drawn, setDrawn] = useState(shown);
  useEffect(() => startTransition(() => setDrawn(shown)), [shown]);
  const first: FilterOptions<Option> = (options, state) => {
    const rows = filter(options, state);
    return rows.slice(0, Math.max(atOnce, rows.findIndex(isChosen) + atOnce));
  };
  return {
    filterOptions: drawn === shown ? filter : first,
    /** Draws all rows before a key is handled that leads to the last ones. */
    onKeyDownCapture({ key }: KeyboardEvent) {
      if (drawn !== shown && lastRowKeys.has(key)) flushSync(() => setDrawn(shown));
    },
  };
}

const lastRowKeys = new Set(['ArrowUp', 'End', 'PageDown', 'PageUp']);
