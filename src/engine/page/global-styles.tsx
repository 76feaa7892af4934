import CssBaseline from '@mui/material/CssBaseline';
import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { Interpolation, Theme } from '@mui/material/styles';
import { fieldClasses } from '../form/field/field-classes.ts';
import { fieldStyles } from '../form/field/field-styles.ts';
import { reviewStyles } from '../review/review-styles.ts';
import { screenStyles } from '../screen/screen-styles.ts';
import { space, target, text } from '../ui/tokens.ts';
import { uiStyles } from '../ui/ui-styles.ts';
import { wizardStyles } from '../wizard/wizard-styles.ts';
import { focusStyles } from './focus-styles.ts';
import { shellStyles } from './shell-styles.ts';
import type { ProductTheme } from './theme.ts';

/** The styles of every page: the colours of the theme as CSS variables, and MUI's baseline. */
export const GlobalStyles = ({ theme }: { theme: ProductTheme }) => (
  <>
    <CssBaseline />
    <MuiGlobalStyles styles={theme.generateStyleSheets()} />
    <MuiGlobalStyles styles={styles} />
  </>
);

/** The size of pages, and the visitor's system settings for contrast and motion. */
const everywhere: Interpolation<Theme> = (theme) => ({
  // An element that gets focus is brought into sight with its ring.
  html: { scrollPaddingBlock: space.s },
  // Every page fills the window.
  body: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Keeps words that are wider than a narrow page, or a large text, inside it.
    overflowWrap: 'break-word',
    // Leaves no word alone on the last line.
    textWrap: 'pretty',
  },
  // Part of a text that does not break while it fits into a line.
  '.piece': {
    display: 'inline-block',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    // A box in a line is not underlined with the link around it.
    textDecoration: 'inherit',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  // Words that are typed stay on their lines.
  textarea: { textWrapStyle: 'auto' },
  '#root': { display: 'flex', flexDirection: 'column', flex: 'auto' },
  '@media (prefers-contrast: more)': {
    ':root': {
      '--mui-palette-text-secondary': 'var(--mui-palette-text-primary)',
      '--mui-palette-divider': 'var(--mui-palette-text-primary)',
      '--contrast-line': 'var(--mui-palette-text-primary)',
    },
    '.MuiInputBase-root.MuiInputBase-root:not(.Mui-error)::after': {
      borderColor: theme.vars?.palette.text.primary,
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { transition: 'none !important' },
  },
});

/** On paper: every answer in full, and nothing that can only be pressed. */
const print: Interpolation<Theme> = {
  '@media print': {
    '*': { outline: 'none !important' },
    body: { backgroundColor: 'transparent' },
    '.languages, main button, [data-draft-status], header:not(main *), footer, aside:not(main *)': {
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

/** The languages, which stand in the HTML of the page before everything that React renders: on the line of the header. */
const languageLinks: Interpolation<Theme> = (theme) => {
  const { background, divider, primary, text: ink } = (theme.vars ?? theme).palette;
  const item = {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minWidth: target,
    minHeight: target,
    padding: `0 ${space.m}`,
  };
  return {
    '.languages': {
      ...text.small,
      display: 'flex',
      position: 'absolute',
      insetInlineEnd: 0,
      padding: space.s,
      '& a': { ...item, color: primary.main },
      '& a[aria-current]': { color: ink.secondary, textDecoration: 'none' },
      '& :is(a, button)': { '--ring-offset': '-4px' },
      '& > button': {
        ...item,
        border: 0,
        background: 'none',
        color: ink.secondary,
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { color: ink.primary },
        // The arrow of a select. Both of its sides are alike, since one side alone would be mirrored and then point elsewhere.
        '&::after': {
          content: '""',
          width: 10,
          borderTop: '5px solid',
          clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        },
      },
      '@supports selector(:popover-open)': {
        '& > div a:not(:hover)': { textDecoration: 'none' },
        '& > div': {
          position: 'absolute',
          inset: `calc(${target}px + ${space.m}) auto auto`,
          insetInlineEnd: space.s,
          minWidth: 160,
          margin: 0,
          padding: `${space.xs} 0`,
          border: `1px solid ${divider}`,
          borderRadius: theme.vars?.shape.borderRadius,
          background: background.paper,
          boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
        },
      },
    },
    // Notices take the whole width.
    '.languages:has(~ #root > div > aside:not([data-pending]))': {
      position: 'static',
      justifyContent: 'flex-end',
    },
    '.languages ~ #root > div > header': {
      // As high as the links beside its name.
      minHeight: `calc(${target}px + 2 * ${space.s})`,
      paddingInlineEnd: 152,
      [theme.breakpoints.down('sm')]: { justifyItems: 'start', textAlign: 'start' },
      [theme.breakpoints.up('sm')]: { paddingInlineStart: 152 },
    },
  };
};

/**
 * Later styles override earlier ones, and the styles of parts override all of them. Their keyframes have names of their own:
 * emotion's keyframes() would put these among the styles of parts, and all of that before the styles of every page.
 */
const styles: Interpolation<Theme> = [
  everywhere,
  focusStyles,
  languageLinks,
  uiStyles,
  fieldStyles,
  reviewStyles,
  screenStyles,
  wizardStyles,
  shellStyles,
  print,
];
