import type { Interpolation, Theme } from '@mui/material/styles';
import { space, weight } from '../ui/tokens.ts';

/** The styles of answers with their questions. */
export const reviewStyles: Interpolation<Theme> = (theme) => ({
  '.review': {
    margin: `${space.xl} 0`,
    '& header': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    },
    // Room for fingers, which an inline link takes without moving its row.
    '& a': { paddingBlock: space.m },
    // It ends above the link of the first row.
    '& header a': { paddingBottom: space.xs },
    '& header h3': {
      ...theme.typography.h3,
      margin: `0 0 ${space.s}`,
      // Leaves the link its room, in a large text too.
      overflowWrap: 'anywhere',
    },
    '& > h3, & > h4': {
      ...theme.typography.body1,
      fontWeight: weight.heading,
      margin: `${space.l} 0 ${space.xs}`,
    },
    '& dl': { margin: 0 },
    // Sets rows outside of any group apart from the group before them.
    '& dl + dl': { marginTop: space.xl },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: space.l,
      padding: `${space.s} 0`,
      borderBottom: `1px solid ${theme.vars?.palette.divider}`,
      // A phone has no room for addresses beside their questions.
      '@media (max-width: 600px)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: space.xs,
      },
      // With the link that leads to the question.
      '&:has(> dd + dd)': {
        // The answers of rows without a link stand where the others do.
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 1fr',
        // As high as the link.
        paddingBlock: space.m,
        '& > dd + dd': { justifySelf: 'end' },
        '@media (max-width: 600px)': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          paddingBlock: space.s,
          '& > dt': { gridColumn: 1 },
          '& > dd': { gridColumn: 1 },
          '& > dd + dd': { gridArea: '1 / 2 / span 2' },
        },
      },
    },
    '& dt': { color: theme.vars?.palette.text.secondary },
    '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    // As wide as it was drawn at most.
    '& dd > img': { display: 'block', maxWidth: '100%', maxHeight: 120, background: '#fff' },
    '@media print': {
      '& a': { display: 'none' },
      '& header, & > h3, & > h4': { breakAfter: 'avoid' },
      '& dl > div': { breakInside: 'avoid' },
    },
  },
});
