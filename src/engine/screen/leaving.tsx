import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { Button } from '../ui/button.tsx';
import { space } from '../ui/tokens.ts';
import { unbroken } from '../ui/unbroken.ts';

interface LeavingProps {
  /** The address of the other site. */
  address: string;
  /** Called when the visitor comes back to this page from the browser's cache. */
  onReturn: () => void;
}

/**
 * Replaces the buttons by a link while another site opens, which may take long or fail.
 * The link has the focus, as the button that it replaces may have had.
 */
export function Leaving({ address, onReturn }: LeavingProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const words = { site: new URL(address).host };
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
  return (
    <Box ref={box}>
      <p role="status">{unbroken(fill(texts.leaving, words))}</p>
      <Button {...{ as: 'a', href: address, rel: 'noreferrer' }}>
        <span>{unbroken(fill(texts.continueTo, words))}</span>
      </Button>
    </Box>
  );
}

const Box = styled('div')({
  marginTop: space.l,
  overflowWrap: 'anywhere',
  '& > p': { margin: `0 0 ${space.m}` },
  '& > a': { width: '100%', textAlign: 'center' },
});
