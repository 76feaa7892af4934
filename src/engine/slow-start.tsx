import { keyframes, styled } from '@mui/material/styles';
import { useTexts } from './host.tsx';

/** Tells a visitor of a prerendered page, after ten seconds, that its script has not arrived. */
export function SlowStart() {
  const texts = useTexts();
  return <Notice role="status">{texts.slowStart}</Notice>;
}

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Lies above the page, so that nothing moves. */
const Notice = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: '14px 20px',
  textAlign: 'center',
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  animation: `${appear} 1ms 10s both`,
}));
