import { styled } from '@mui/material/styles';
import { space, target, text, weight } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldClasses } from '../field/field-classes.ts';

/** Measures the room for a table. */
export const TableRoom = styled('div')({ gridColumn: '1 / -1', containerType: 'inline-size' });

const { label, hint, note } = fieldClasses;

/**
 * A table of inputs. With less room than it needs, each row is a card, and each cell has its label above it.
 *
 * Its cells with a question have `data-cell`; that with the buttons of a row has `data-buttons`.
 */
export const TableFrame = styled('table', { shouldForwardProp: (name) => name !== 'needs' })<{
  /** The width in pixels from which on it is a table. */
  needs: number;
}>(({ theme, needs }) => {
  const line = `1px solid ${theme.vars?.palette.divider}`;
  return {
    '&, & > *, & tr, & th, & td': { display: 'block' },
    '& > thead, & td:empty': { display: 'none' },
    // The totals are there while one of them is asked.
    '& > tfoot:not(:has([data-cell]))': { display: 'none' },
    '& tr': {
      marginBottom: space.l,
      padding: `${space.s} ${space.l}`,
      border: line,
      borderRadius: theme.vars?.shape.borderRadius,
    },
    '& [data-removed]': { padding: 0, border: 0 },
    '& [data-removed] > td > *': { margin: 0 },
    '& th': {
      padding: 0,
      textAlign: 'start',
      fontWeight: weight.heading,
      lineHeight: `${target}px`,
    },
    '& th > p': { margin: 0, fontWeight: 400, lineHeight: 1.4 },
    '& td': { padding: 0 },
    '& tfoot output': { fontWeight: weight.heading },
    [`& tfoot .${note}`]: { gridTemplateRows: 'auto' },
    [`@container (min-width: ${needs}px)`]: {
      '&': { display: 'table', width: '100%', borderCollapse: 'collapse', marginBottom: space.l },
      '& > thead': { display: 'table-header-group' },
      '& > tbody': { display: 'table-row-group' },
      '& > tfoot': { display: 'table-footer-group' },
      '& tr': { display: 'table-row', border: 0 },
      '& th, & td, & td:empty': {
        display: 'table-cell',
        position: 'relative',
        paddingInlineEnd: space.m,
        paddingBlock: space.s,
        verticalAlign: 'top',
      },
      '& tr > :last-child': { paddingInlineEnd: 0 },
      '& tbody tr, & tfoot tr': { borderTop: line },
      '& thead th': {
        paddingTop: 0,
        verticalAlign: 'bottom',
        ...text.small,
        fontWeight: weight.label,
      },
      // The titles of the rows; what is left over goes to all columns.
      // Emotion warns of ":first-child".
      '& thead td:not(* + *)': { width: '7rem' },
      '& thead th[data-width="tick"]': { width: '6rem' },
      '& thead th[data-width="short"]': { width: '9.5rem' },
      '& thead th[data-width="third"]': { width: '33%' },
      '& thead th[data-width="half"]': { width: '50%' },
      '& thead th[data-width="two-thirds"]': { width: '66%' },
      // On a line with the inputs.
      '& tbody th': { paddingTop: space.s, fontWeight: weight.label },
      // The header shows the same.
      [`& tbody .${label}, & [data-cell] > label > span:last-child`]: visuallyHidden,
      // Without its links, which would take focus unseen.
      [`& tbody .${hint}`]: { display: 'none' },
      [`& td .${note}`]: { gridTemplateRows: 'auto', margin: 0 },
      '& tfoot td': { verticalAlign: 'bottom' },
      // Behind the edge of the inputs above.
      '& output': { paddingInlineStart: space.m },
      [`& tfoot .${label}`]: { paddingInlineStart: space.m, margin: 0 },
      '& [data-buttons]': { width: 0, paddingBlock: space.s },
      '& [data-actions] > *': { width: 36 },
      '& [data-buttons] > *': { margin: 0, gap: 0 },
    },
  };
});
