import type { Theme } from '@mui/material/styles';

/** The outline of the focused element. */
export const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});
