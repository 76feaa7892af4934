import { keyframes, styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../host.tsx';

/** Tells a visitor of a prerendered page, after ten seconds, that its script has not arrived. Its arrival removes this. */
export function SlowStart() {
  const texts = useTexts();
  const hasArrived = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hasArrived) return null;
  return <Notice role="status">{texts.slowStart}</Notice>;
}

const neverChanges = () => () => {};

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
