import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { growingTarget } from '../../engine/widget.ts';

/** A box or a circle with its label, which can be pressed as well. */
export const TickedLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: growingTarget,
  // The drawing begins where the other questions do.
  marginLeft: '-0.75rem',
  cursor: 'pointer',
  lineHeight: 1.5,
  '& > :last-child': {
    // The first line is in the middle of the tick.
    paddingBlock: `calc(${growingTarget} / 2 - 0.75em)`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '&[data-disabled]': {
    cursor: 'default',
    color: theme.vars?.palette.text.secondary,
    '& > :first-of-type': { opacity: 0.5 },
  },
  '&[data-invalid] > :first-of-type': { color: theme.vars?.palette.error.main },
}));

/** Keeps focus where it is while a label is pressed, so that a group is not left and entered again. */
export function keepFocus(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
