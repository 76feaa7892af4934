import type { CSSObject, Interpolation, Theme } from '@mui/material/styles';
import { space, text } from '../ui/tokens.ts';
import { visuallyHidden } from '../ui/visually-hidden.tsx';

/** The styles of the stepper, and of the movement of steps. */
export const wizardStyles: Interpolation<Theme> = (theme) => {
  const { primary, background, text: ink } = (theme.vars ?? theme).palette;
  const bar: CSSObject = {
    columnGap: 4,
    height: 12,
    alignItems: 'center',
    '& [data-mark]': { display: 'none' },
    '& [data-label]': visuallyHidden,
    '& > li': {
      flex: '1 1 0',
      height: 8,
      padding: 0,
      border: `1px solid ${primary.main}`,
      borderRadius: 4,
      backgroundColor: primary.main,
    },
    '& > li + li::before': { content: 'none' },
    '& > [aria-current]': { height: 12, borderRadius: 6 },
    '& > [aria-disabled]': { borderColor: ink.secondary, backgroundColor: 'transparent' },
    '&[data-many]': {
      columnGap: 0,
      '& > li': { borderRadius: 0 },
      '& > li:first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
      '& > li:last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4 },
      '& > [aria-current]': {
        borderStartEndRadius: 6,
        borderEndEndRadius: 6,
        borderInlineStartColor: background.paper,
      },
      '& > [aria-disabled]': { borderInlineWidth: 0 },
      '& > [aria-disabled]:last-of-type': { borderInlineEndWidth: 1 },
    },
    // High enough for a finger.
    '& a': { position: 'absolute', insetBlock: '-18px', insetInline: 0 },
    // Backgrounds are lost with forced colours.
    '@media (forced-colors: active)': {
      '& > li:not([aria-disabled])': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  };
  return {
    '.stepper': {
      marginBottom: space.xl,
      [theme.breakpoints.down('sm')]: { marginBottom: space.l },
      '& > p': {
        ...text.small,
        margin: `0 0 ${space.xs}`,
        color: ink.secondary,
        [theme.breakpoints.up('sm')]: { '&:not([data-bar])': { ...visuallyHidden, margin: -1 } },
      },
    },
    '.stepper > ol': {
      display: 'flex',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '& > li': {
        position: 'relative',
        boxSizing: 'border-box',
        flex: 'none',
        minWidth: 0,
        paddingInline: 4,
        textAlign: 'center',
        ...theme.typography.body2,
        '&[aria-disabled]': { color: ink.secondary },
      },
      // A circle: filled with a tick, filled with a ring around it, or an outline.
      '& [data-mark]': {
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        width: 28,
        height: 28,
        marginInline: 'auto',
        marginBottom: 8,
        border: '2px solid',
        borderColor: primary.main,
        borderRadius: '50%',
        backgroundColor: primary.main,
        color: primary.contrastText,
        fontSize: '0.8125rem',
        fontWeight: 600,
      },
      '& > [aria-current] > [data-mark]': {
        // A ring with a gap between it and the circle.
        boxShadow: `0 0 0 2px ${background.paper}, 0 0 0 4px ${primary.main}`,
        // Shadows and backgrounds are lost with forced colours.
        '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: 2 },
      },
      '& > [aria-disabled] > [data-mark]': {
        borderWidth: 1,
        borderColor: 'currentColor',
        backgroundColor: 'transparent',
        color: ink.secondary,
      },
      '& [data-label]': { overflowWrap: 'anywhere' },
      // Bold, and no wider: no label needs another line once it is the current one, which would move the page.
      '& > [aria-current] > [data-label]': { WebkitTextStroke: '0.5px' },
      // The line from the step before.
      '& > li + li::before': {
        content: '""',
        position: 'absolute',
        top: 13,
        insetInline: 'calc(-50% + 22px) calc(50% + 22px)',
        borderTop: `2px solid ${primary.main}`,
      },
      '& > [aria-disabled]::before': { borderTop: `1px dashed ${ink.secondary}` },
      // Its step has the ring in a bar, and elsewhere its label, clear of the lines.
      '&:not([data-bar]) > li': {
        [theme.breakpoints.up('sm')]: { outlineStyle: 'none !important' },
      },
      '& a': { display: 'block', color: 'inherit', textDecoration: 'none', outline: 'none' },
      '& a [data-label]': {
        borderRadius: 2,
        textDecoration: 'underline',
        textUnderlineOffset: 3,
      },
      '& a:hover [data-label]': { textDecorationThickness: 2 },
      '&[data-bar]': bar,
      [theme.breakpoints.down('sm')]: bar,
    },
    '@keyframes arrive': { from: { opacity: 0, transform: 'translateX(var(--from))' } },
    // A step can be used while it moves, and takes its room at once.
    '[data-way]': {
      '--from': '16px',
      '&[data-way="back"], [dir="rtl"] &[data-way="forward"]': { '--from': '-16px' },
      '[dir="rtl"] &[data-way="back"]': { '--from': '16px' },
      '@media (prefers-reduced-motion: no-preference)': {
        animation: 'arrive 180ms cubic-bezier(0.2, 0, 0, 1)',
      },
    },
  };
};
