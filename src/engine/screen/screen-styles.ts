import type { Interpolation, Theme } from '@mui/material/styles';
import { space, text } from '../ui/tokens.ts';

/** The styles of what screens of every kind have. */
export const screenStyles: Interpolation<Theme> = (theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
    '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
    '.card': {
      boxSizing: 'border-box',
      width: '100%',
      marginInline: 'auto',
      padding: `${space.m} ${space.l} ${space.xl}`,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: `calc(2 * ${theme.vars?.shape.borderRadius})`,
      [theme.breakpoints.up('sm')]: { padding: `${space.xl} ${space.xxxl} ${space.xxl}` },
      [theme.breakpoints.down('sm')]: {
        flex: 'auto',
        borderWidth: '1px 0 0',
        borderRadius: 0,
      },
      '& h1, & h2': { marginTop: 0 },
      '& h1': {
        ...theme.typography.h1,
        marginBottom: space.l,
        [theme.breakpoints.down('sm')]: {
          ...text.phoneTitle,
          marginBottom: space.m,
          // The heading of a step is the title of a phone's page. Where no step could be loaded, there is none.
          '&[data-above-steps]:not(:has(+ [role="alert"]))': {
            ...text.small,
            marginBottom: space.xs,
            letterSpacing: 'normal',
            color: palette.text.secondary,
          },
        },
      },
      '& h2': { ...theme.typography.h2, marginBottom: space.l },
      '& a': { color: palette.primary.main },
    },
    '.spinner': {
      display: 'inline-block',
      boxSizing: 'border-box',
      width: 24,
      height: 24,
      border: '3px solid currentColor',
      borderRightColor: 'transparent',
      borderRadius: '50%',
      animation: 'spin 0.9s linear infinite',
      '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
      // Forced colours draw transparent borders.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        borderRightColor: 'transparent',
      },
    },
    '.waiting': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.m,
      minHeight: 320,
      color: palette.text.secondary,
      // Shorter waits go unnoticed, but a flashing spinner would not.
      animation: 'appear 0.2s 0.4s both',
    },
    // Lies within the room of the spinner.
    '.below-spinner': { position: 'relative', height: 0, top: -132 },
    // Stays clear of the message of the last field.
    '.call-message': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.m} ${space.l}`,
      marginTop: space.l,
      '&[data-old]': { visibility: 'hidden' },
      '& > [role="alert"]': { flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
    },
    '.actions': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.m,
      marginTop: space.l,
      '& > button:only-of-type': { flex: 1 },
      '&[hidden]': { display: 'none' },
      // In the order of the Tab key, the primary action as wide as there is room, on a line of its own if need be.
      [theme.breakpoints.down('sm')]: {
        flexWrap: 'wrap',
        // Both have room on the narrowest phone. In a large text each has a line, and fills it.
        '& > button': { flexGrow: 1, paddingInline: space.m },
        '& > [type="submit"]': { flexGrow: 1000 },
      },
    },
    // The button has room for its own words and those of the wait in one cell, so that its size never changes.
    '.button[data-busy]': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 160,
      '& > *, &::after': { gridArea: '1 / 1' },
      '&::after': {
        content: 'attr(data-busy)',
        paddingInlineStart: 24,
        height: 0,
        visibility: 'hidden',
      },
      // The words stay for screen readers, as the name of the button.
      '&[aria-disabled] > :first-of-type': { opacity: 0 },
      '& > [aria-hidden]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.s,
        color: palette.primary.main,
      },
      '& .spinner': { flex: 'none', width: 16, height: 16 },
    },
  };
};
