import { styled } from '@mui/material/styles';
import { space } from './tokens.ts';

/** The box around a message; red unless `data-tone` says otherwise. */
export const MessageBox = styled('div')(({ theme }) => ({
  margin: `0 0 ${space.l}`,
  padding: `${space.m} ${space.l}`,
  borderRadius: theme.vars?.shape.borderRadius,
  border: '1px solid currentColor',
  borderInlineStartWidth: 4,
  color: theme.vars?.palette.error.main,
  '&[data-tone="success"]': {
    color: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.primary.main,
  },
  '&[data-tone="notice"]': {
    color: theme.vars?.palette.text.secondary,
    borderColor: theme.vars?.palette.divider,
  },
  '&:empty': { display: 'none' },
}));
