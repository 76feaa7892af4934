import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** A box or a circle with its label, which can be pressed as well. */
export const TickedLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: 44,
  marginLeft: -11,
  cursor: 'pointer',
  lineHeight: 1.5,
  '& > :last-child': { paddingBlock: 10, minWidth: 0, overflowWrap: 'anywhere' },
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
