import { ThemeProvider as MuiThemeProvider } from '@mui/system';
import { type ReactNode, useMemo } from 'react';
import type { ProductTheme } from './theme.ts';

interface ThemeProviderProps {
  theme: ProductTheme;
  children: ReactNode;
}

/**
 * Provides the theme of a product. MUI's own provider adds 3 kB for visitors who choose a colour scheme on the page; here
 * their system does, in the style sheet.
 */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const withVariables = useMemo(() => {
    // As MUI's own provider does: variables without a fallback, since the style sheet has all of them.
    const changed = { ...theme, vars: theme.generateThemeVars() };
    return { ...changed, spacing: changed.generateSpacing() };
  }, [theme]);
  return <MuiThemeProvider theme={withVariables}>{children}</MuiThemeProvider>;
}
