import { styled } from '@mui/material/styles';
import { space, target, weight } from './tokens.ts';

/** A button without a frame, for an action on the answer of a widget. */
export const Action = styled('button')(({ theme }) => ({
  minHeight: target,
  padding: `${space.xs} ${space.m}`,
  border: 0,
  borderRadius: theme.vars?.shape.borderRadius,
  background: 'none',
  color: theme.vars?.palette.primary.main,
  font: 'inherit',
  fontWeight: weight.label,
  cursor: 'pointer',
  '&:hover:not([aria-disabled])': { background: theme.vars?.palette.action.hover },
  '&[aria-disabled]': { color: theme.vars?.palette.text.disabled, cursor: 'default' },
  '@media (forced-colors: active)': { '&[aria-disabled]': { color: 'GrayText' } },
  '--ring-offset': '-3px',
}));

/** A round action with an icon in place of words. */
export const IconAction = styled(Action)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: target,
  flexShrink: 0,
  padding: 0,
  borderRadius: '50%',
  color: theme.vars?.palette.text.secondary,
  fontSize: 20,
}));
