import { keyframes, styled } from '@mui/material/styles';
import { useTexts } from '../host.tsx';
import { space } from '../ui/tokens.ts';

/** A spinner that appears only after a short wait, and is a status for screen readers. */
export function Waiting() {
  const texts = useTexts();
  return (
    <Box role="status">
      <Spinner aria-hidden />
      <span>{texts.loading}</span>
    </Box>
  );
}

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const Spinner = styled('span')({
  display: 'inline-block',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: '3px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 0.9s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
  // Forced colours draw transparent borders.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    borderRightColor: 'transparent',
  },
});

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  minHeight: 320,
  color: theme.vars?.palette.text.secondary,
  // Shorter waits go unnoticed, but a flashing spinner would not.
  animation: `${appear} 0.2s 0.4s both`,
}));
