import { styled } from '@mui/material/styles';
import { edge, messageSign, space, target, text, weight } from '../../../engine/widget.ts';

/** The area that files can be dropped on, with the input in it. */
export const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  padding: space.m,
  border: `1px dashed ${edge}`,
  borderRadius: theme.vars?.shape.borderRadius,
  background: theme.vars?.palette.background.paper,
  '@media print': { display: 'none' },
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.action.hover,
  },
  '& > small': {
    flexBasis: '100%',
    ...text.small,
    color: theme.vars?.palette.text.secondary,
  },
  // Nothing can be dropped with a finger.
  '& > [data-drop]': {
    color: theme.vars?.palette.text.secondary,
    '@media (hover: none)': { display: 'none' },
  },
}));

/** The label that looks like a button, for the input before it. */
export const ChooseLabel = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: theme.vars?.shape.borderRadius,
  color: theme.vars?.palette.primary.main,
  fontWeight: weight.label,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
}));

export const Refusals = styled('ul')(({ theme }) => ({
  margin: `${space.s} 0 0`,
  padding: 0,
  listStyle: 'none',
  color: theme.vars?.palette.error.main,
  overflowWrap: 'anywhere',
  '& > li': messageSign,
}));

export const Files = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
