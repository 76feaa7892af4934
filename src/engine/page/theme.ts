import {
  type CssVarsTheme,
  createTheme,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type { CompiledApp } from '../../compiled/app.ts';
import { backgrounds } from '../../core/contrast.ts';
import { inputStyles } from './input-styles.ts';

const font =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

export type ProductTheme = Theme &
  Pick<CssVarsTheme, 'generateThemeVars' | 'generateSpacing' | 'generateStyleSheets'>;

/**
 * Creates the MUI theme of a product from its colours. Both colour schemes are in the style sheet, and the system's
 * setting chooses one, so that the other does not flash while the page loads.
 */
export function createProductTheme({ light, dark, radius }: CompiledApp['theme']): ProductTheme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: isUnused },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: light.primary },
          error: { main: light.error },
          background: backgroundsOf('light'),
          text: { primary: '#16202e', secondary: '#4d5b6e' },
          divider: '#d9dfe7',
        },
      },
      dark: {
        palette: {
          primary: { main: dark.primary },
          error: { main: dark.error },
          background: backgroundsOf('dark'),
          text: { primary: '#eef2f7', secondary: '#aab6c5' },
          divider: '#334050',
        },
      },
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily: font,
      h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.3rem', fontWeight: 650, lineHeight: 1.3 },
      h3: { fontSize: '1.05rem', fontWeight: 650, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiInputBase: inputStyles,
    },
  }) as ProductTheme;
}

/** Components of MUI whose colours are in the style sheet; no screen shows others that have colours of their own. */
const coloredComponents = ['Chip', 'Input', 'StepConnector'];

/** Returns whether a value of the theme is left out of the style sheet, by its keys: ['palette', 'Alert', 'errorColor']. */
function isUnused(keys: string[]): boolean {
  const [group, name = ''] = keys;
  if (group === 'palette' && /^[A-Z]/.test(name)) return !coloredComponents.includes(name);
  return shouldSkipGeneratingVar(keys);
}

function backgroundsOf(scheme: keyof typeof backgrounds) {
  const [page, paper] = backgrounds[scheme];
  return { default: page, paper };
}
