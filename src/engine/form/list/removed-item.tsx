import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTexts } from '../../host.tsx';
import { Button } from '../../ui/button.tsx';
import { space } from '../../ui/tokens.ts';

interface RemovedItemProps {
  /** Says that the item was removed. */
  text: string;
  onUndo: () => void;
}

/** Stands in the place of the item that was removed last, with the button that brings it back. */
export function RemovedItem({ text, onUndo }: RemovedItemProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <Line>
      <span id={id}>{text}</span>
      <Button type="button" variant="outlined" data-undo aria-describedby={id} onClick={onUndo}>
        {texts.undo}
      </Button>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
  margin: `0 0 ${space.m}`,
  padding: `${space.s} ${space.l}`,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: theme.vars?.shape.borderRadius,
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
