import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { type ReactNode, useMemo } from 'react';
import type { ProductTheme } from './theme.ts';

interface ThemeProviderProps {
  theme: ProductTheme;
  children: ReactNode;
}

/**
 * Provides the theme of a product. MUI's own provider adds 4 kB: for visitors who choose a colour scheme on the page, where
 * here their system does in the style sheet; and for style sheets in layers and themes inside others, which no screen has.
 */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const withVariables = useMemo(() => {
    // As MUI's own provider does: variables without a fallback, since the style sheet has all of them.
    const changed = { ...theme, vars: theme.generateThemeVars() };
    return { ...changed, spacing: changed.generateSpacing() };
  }, [theme]);
  return (
    <ThemeContext value={withVariables}>
      <DefaultPropsProvider value={withVariables.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
