import type { Interpolation, Theme } from '@mui/material/styles';

/**
 * The ring of the element that has focus, which nothing else draws. `--ring-offset` moves it where it would be cut off or
 * cover words. An element that is seen in place of an input or a link, around, after or inside it, has `data-ring`.
 */
export const focusStyles: Interpolation<Theme> = (theme) => {
  const ring = {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 'var(--ring-offset, 2px)',
    '@media (forced-colors: active)': { outlineColor: 'Highlight' },
  };
  return {
    ':focus-visible, :focus-visible + [data-ring], :focus-visible > [data-ring], .MuiButtonBase-root:focus-visible':
      ring,
    // Chromium's button in the input of a date, whose own ":focus" no page can match.
    ':focus-within:not(:focus)::-webkit-calendar-picker-indicator': ring,
    // The frame of an input; its buttons have rings of their own.
    '.MuiInputBase-root:has(> :focus), [data-ring]:has(> :focus-visible)': ring,
    // The input of a list keeps focus while arrow keys highlight a row.
    '[role="listbox"] > .Mui-focusVisible[role="option"]': ring,
    // The ring of a link is close to its words, since others follow.
    ':where(p, li, span) > a:where(:not([class]))': { '--ring-offset': '0px', borderRadius: 2 },
    ':where(button)': { borderRadius: theme.vars?.shape.borderRadius },
    // Headings take focus for screen readers alone.
    'h1:focus-visible, h2:focus-visible': { outline: 'none' },
  };
};
