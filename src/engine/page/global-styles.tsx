import CssBaseline from '@mui/material/CssBaseline';
import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { Interpolation, Theme } from '@mui/material/styles';
import { fieldClasses } from '../form/field/styled-form.ts';
import { focusStyles } from './focus-styles.ts';
import type { ProductTheme } from './theme.ts';

/** The styles of every page: the colours of the theme as CSS variables, and MUI's baseline. */
export const GlobalStyles = ({ theme }: { theme: ProductTheme }) => (
  <>
    <CssBaseline />
    <MuiGlobalStyles styles={theme.generateStyleSheets()} />
    <MuiGlobalStyles styles={everywhere} />
    <MuiGlobalStyles styles={focusStyles} />
    <MuiGlobalStyles styles={languageLinks} />
    <MuiGlobalStyles styles={print} />
    <MuiGlobalStyles styles={forcedColors} />
  </>
);

/** The size of pages, and the visitor's system settings for contrast and motion. */
const everywhere: Interpolation<Theme> = (theme) => ({
  // Every page fills the window, with the links to languages above it.
  body: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Keeps words that are wider than a narrow page, or a large text, inside it.
    overflowWrap: 'break-word',
  },
  '#root': { display: 'flex', flexDirection: 'column', flex: 'auto' },
  '@media (prefers-contrast: more)': {
    ':root': {
      '--mui-palette-text-secondary': 'var(--mui-palette-text-primary)',
      '--mui-palette-divider': 'var(--mui-palette-text-primary)',
    },
    '.MuiInputBase-root.MuiInputBase-root:not(.Mui-error)::after': {
      borderColor: theme.vars?.palette.text.primary,
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { transition: 'none !important' },
  },
});

/** On paper: every answer in full, and nothing that can only be pressed. Goes before the styles of the elements. */
const print: Interpolation<Theme> = {
  '@media print': {
    body: { backgroundColor: 'transparent' },
    '.languages, main button, [role="dialog"], header:not(main *), footer, aside:not(main *)': {
      display: 'none !important',
    },
    'main, main > div': {
      maxWidth: 'none !important',
      padding: '0 !important',
      border: '0 !important',
    },
    // Where a browser does not know it, a long text ends with its box, as on the screen.
    'main textarea': { fieldSizing: 'content', resize: 'none !important', overflow: 'hidden' },
    [`.${fieldClasses.cell}, main h2`]: { breakInside: 'avoid' },
    'main h1, main h2': { breakAfter: 'avoid' },
  },
};

/** Draws borders with forced colours, which remove backgrounds. */
const forcedColors: Interpolation<Theme> = {
  '@media (forced-colors: active)': {
    '.MuiChip-root': { border: '1px solid' },
  },
};

/** The links to other languages, which stand in the HTML of the page above everything that React renders. */
const languageLinks: Interpolation<Theme> = (theme) => ({
  '.languages': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 4px',
    padding: '0 12px',
    marginBottom: -16,
    fontSize: '0.875rem',
    [theme.breakpoints.up('sm')]: { position: 'absolute', insetInlineEnd: 0, padding: '8px 12px' },
    '& > a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      minHeight: 44,
      padding: '0 8px',
      color: theme.vars?.palette.primary.main,
      '--ring-offset': '-4px',
    },
    '& > a[aria-current]': { color: theme.vars?.palette.text.secondary, textDecoration: 'none' },
  },
});
