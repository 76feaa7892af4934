import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { LateEnd } from '../host.tsx';
import { Button } from '../ui/button.tsx';
import { MessageBox } from '../ui/message-box.tsx';
import { space } from '../ui/tokens.ts';

/** Says, at the foot of the screen that the visitor has gone to, how the call of another screen has ended. */
export function LateEndNotice({ text, isSuccess, action, proceed }: LateEnd) {
  // Screen readers announce what appears in an element that is there already.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Foot role={isSuccess ? 'status' : 'alert'}>
      {isOpen && (
        <MessageBox className="call-message" data-tone={isSuccess ? 'success' : undefined}>
          {text}
          {proceed && (
            <Button type="button" onClick={proceed}>
              {action}
            </Button>
          )}
        </MessageBox>
      )}
    </Foot>
  );
}

/** In sight at once, without a move of anything above it. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  width: '100%',
  maxWidth: 592,
  marginInline: 'auto',
  padding: `0 ${space.l}`,
  '& > .message-box': { backgroundColor: theme.vars?.palette.background.paper },
}));
