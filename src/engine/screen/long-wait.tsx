import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTexts } from '../host.tsx';
import { Button } from '../ui/button.tsx';
import { space } from '../ui/tokens.ts';

/** Milliseconds after which a wait is said to be long, and those after which it can be ended. */
const longAfter = 10_000;
const endableAfter = 30_000;

export interface LongWaitProps {
  /** The words on the button that ends the wait. */
  action: string;
  onEnd: () => void;
}

/** Tells visitors that an answer takes longer than usual, and lets them end the wait for it. */
export function LongWait({ action, onEnd }: LongWaitProps) {
  const texts = useTexts();
  const isLong = useElapsed(longAfter);
  const isEndable = useElapsed(endableAfter);
  return (
    <Box>
      <p role="status">{isLong && texts.takesLong}</p>
      {isEndable && (
        <Button type="button" variant="outlined" onClick={onEnd}>
          {action}
        </Button>
      )}
    </Box>
  );
}

/** Returns whether the component has been on the page for some time. */
function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.s} ${space.l}`,
  textAlign: 'center',
  '& > p': { margin: 0 },
  '& > p:not(:empty)': { margin: `${space.s} 0` },
  // Takes the place of the line about the draft, whose button does nothing meanwhile, so that nothing moves.
  '&:has(> p:not(:empty)):has(+ [data-draft-status]:not(:focus-within))': {
    height: 0,
    '& + [data-draft-status]': { visibility: 'hidden' },
  },
});
