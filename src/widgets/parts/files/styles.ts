import { styled } from '@mui/material/styles';
import { messageSign } from '../../../engine/widget.ts';

/** The area that files can be dropped on, with the input in it. */
export const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: 12,
  border: '1px dashed #7b8798',
  borderRadius: theme.vars?.shape.borderRadius,
  background: theme.vars?.palette.background.paper,
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.action.hover,
  },
  '& > small': {
    flexBasis: '100%',
    color: theme.vars?.palette.text.secondary,
    fontSize: '0.875rem',
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
  minHeight: 44,
  padding: '6px 14px',
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: theme.vars?.shape.borderRadius,
  color: theme.vars?.palette.primary.main,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
}));

export const Refusals = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.vars?.palette.error.main,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& > li': messageSign,
}));

export const Files = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
