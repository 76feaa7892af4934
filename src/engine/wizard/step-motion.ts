import { keyframes, styled } from '@mui/material/styles';
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

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(var(--from))' } });

/** A step that moves in along the way to it. It can be used meanwhile, and takes its room at once. */
export const MovingSection = styled('section')<{ 'data-way': Way | undefined }>({
  '--from': '16px',
  '&[data-way="back"], [dir="rtl"] &[data-way="forward"]': { '--from': '-16px' },
  '[dir="rtl"] &[data-way="back"]': { '--from': '16px' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-way]': { animation: `${arrive} 180ms cubic-bezier(0.2, 0, 0, 1)` },
  },
});
