import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { IconAction } from './action.ts';
import { DownIcon } from './icons.tsx';

interface MoveButtonProps extends ComponentProps<'button'> {
  direction: 'up' | 'down';
  /** Whether the item can't move any further. The button keeps its place and its focus. */
  isAtEnd: boolean;
}

/** The arrow by which an item of a list moves one place up or down. */
export const MoveButton = ({ direction, isAtEnd, onClick, ...rest }: MoveButtonProps) => (
  <Arrow
    {...rest}
    type="button"
    data-direction={direction}
    aria-disabled={isAtEnd || undefined}
    onClick={isAtEnd ? undefined : onClick}
  >
    <DownIcon />
  </Arrow>
);

const Arrow = styled(IconAction)({
  '&[data-direction="up"] > svg': { transform: 'rotate(180deg)' },
});
