import { styled } from '@mui/material/styles';

/** Content for screen readers only. */
export const VisuallyHidden = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
