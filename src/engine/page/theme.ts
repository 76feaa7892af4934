import {
  type CssVarsTheme,
  createTheme,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type { CompiledApp } from '../../compiled/app.ts';
import { backgrounds } from '../../core/contrast.ts';
import { inks, text, weight } from '../ui/tokens.ts';
import { inputStyles } from './input-styles.ts';

const systemTypeface =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

export type ProductTheme = Theme &
  Pick<CssVarsTheme, 'generateThemeVars' | 'generateSpacing' | 'generateStyleSheets'>;

/** Pixels of a step of the scale, by density. */
const step = { comfortable: 4, compact: 3 };

/**
 * Creates the MUI theme of a product from what it sets. Both colour schemes are in the style sheet, and the system's
 * setting chooses one, so that the other does not flash while the page loads.
 */
export function createProductTheme(product: CompiledApp['theme']): ProductTheme {
  const { light, dark, radius, density = 'comfortable', typeface = systemTypeface } = product;
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: isUnused },
    colorSchemes: {
      light: { palette: paletteOf('light', light) },
      dark: { palette: paletteOf('dark', dark) },
    },
    spacing: step[density],
    shape: { borderRadius: radius },
    typography: {
      fontFamily: typeface,
      h1: { ...text.title, fontWeight: weight.heading, letterSpacing: '-0.01em' },
      h2: { ...text.step, fontWeight: weight.heading },
      h3: { ...text.group, fontWeight: weight.heading },
      body1: text.body,
      body2: text.small,
      button: { ...text.body, textTransform: 'none', fontWeight: weight.label },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiInputBase: inputStyles,
    },
  }) as ProductTheme;
}

/**
 * Returns whether a value of the theme is left out of the style sheet, by its keys: ['palette', 'Alert', 'errorColor']. Of
 * MUI's components with colours of their own, pages show inputs alone.
 */
function isUnused(keys: string[]): boolean {
  const [group, name = ''] = keys;
  if (group === 'palette' && /^[A-Z]/.test(name)) return name !== 'Input';
  return shouldSkipGeneratingVar(keys);
}

function paletteOf(
  scheme: keyof typeof inks,
  { primary, error }: CompiledApp['theme'][typeof scheme],
) {
  const { divider, ...text } = inks[scheme];
  const [page, paper] = backgrounds[scheme];
  return {
    primary: { main: primary },
    error: { main: error },
    background: { default: page, paper },
    text,
    divider,
  };
}
