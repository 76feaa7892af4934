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
  /** Whether that begins another wait, which is offered as soon as this one is said to be long. */
  repeats?: boolean;
}

/** Tells visitors that an answer takes longer than usual, and lets them end the wait for it. */
export function LongWait({ action, onEnd, repeats = false }: LongWaitProps) {
  const texts = useTexts();
  const [wait, setWait] = useState(0);
  const isLong = useElapsed(longAfter, wait);
  const isEndable = useElapsed(repeats ? longAfter : endableAfter, 0);

  function end() {
    onEnd();
    if (repeats) setWait(wait + 1);
  }

  return (
    <Box>
      <p role="status">
        {(isLong || wait > 0) && (
          // Between two waits the room of the line stays, so that the pressed button does. A new element is announced again.
          <span key={wait} style={{ visibility: isLong ? undefined : 'hidden' }}>
            {texts.takesLong}
          </span>
        )}
      </p>
      {isEndable && (
        <Button type="button" variant="outlined" onClick={end}>
          {action}
        </Button>
      )}
    </Box>
  );
}

/** Returns whether a wait has lasted for some time. */
function useElapsed(milliseconds: number, wait: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(wait), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, wait]);
  return over === wait;
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
