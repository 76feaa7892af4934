import { useState } from 'react';

type Way = 'forward' | 'back';

/**
 * Returns the way that led to the step on the screen; `undefined` for the first one.
 *
 * @param index its position among the visible steps
 */
export function useWay(id: string, index: number): Way | undefined {
  const [shown, setShown] = useState<{ id: string; index: number; way?: Way }>({ id, index });
  if (shown.id === id) return shown.way;
  const way = index < shown.index ? 'back' : 'forward';
  setShown({ id, index, way });
  return way;
}
