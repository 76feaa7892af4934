import type { Interpolation, Theme } from '@mui/material/styles';
import { space, weight } from '../ui/tokens.ts';

/** The styles of the layout around every screen. */
export const shellStyles: Interpolation<Theme> = (theme) => ({
  '@keyframes slow-start': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '.page': {
    display: 'flex',
    flexDirection: 'column',
    flex: 'auto',
    '& > header': {
      display: 'grid',
      placeItems: 'center',
      minHeight: 36,
      padding: `${space.m} ${space.l}`,
      textAlign: 'center',
      fontWeight: weight.heading,
    },
    '& > header img': { display: 'block' },
    // A screen that loads is shorter than what comes: its footer would be seen to jump out of sight.
    '&:has(> main .waiting) > footer': { animation: 'slow-start 1ms 4s both' },
    // The card of a short page fills a phone's screen.
    '& > main': { flex: 1, display: 'flex', flexDirection: 'column' },
    [theme.breakpoints.up('sm')]: {
      '& > header': { paddingBlock: space.l },
      '& > main': { padding: `0 ${space.xl} ${space.xxxl}` },
    },
  },
  // Lies above the page, so that nothing moves.
  '.slow-start': {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    margin: 0,
    padding: `${space.m} ${space.l}`,
    textAlign: 'center',
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
    animation: 'slow-start 1ms 10s both',
  },
});
