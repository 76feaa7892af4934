import CssBaseline from '@mui/material/CssBaseline';
import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { ProductTheme } from './theme.ts';

/** The styles of every page: the colours of the theme as CSS variables, and MUI's baseline. */
export const GlobalStyles = ({ theme }: { theme: ProductTheme }) => (
  <>
    <CssBaseline />
    <MuiGlobalStyles styles={theme.generateStyleSheets()} />
  </>
);
