import CssBaseline from '@mui/material/CssBaseline';
import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { Interpolation, Theme } from '@mui/material/styles';
import type { ProductTheme } from './theme.ts';

/** The styles of every page: the colours of the theme as CSS variables, and MUI's baseline. */
export const GlobalStyles = ({ theme }: { theme: ProductTheme }) => (
  <>
    <CssBaseline />
    <MuiGlobalStyles styles={theme.generateStyleSheets()} />
    <MuiGlobalStyles styles={wrappedWords} />
    <MuiGlobalStyles styles={languageLinks} />
  </>
);

/** Keeps words that are wider than a narrow page, or a large text, inside it. */
const wrappedWords = { body: { overflowWrap: 'break-word' } } as const;

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
    },
    '& > a[aria-current]': { color: theme.vars?.palette.text.secondary, textDecoration: 'none' },
    '& > a:focus-visible': {
      outline: `2px solid ${theme.vars?.palette.primary.main}`,
      outlineOffset: -4,
    },
  },
});
