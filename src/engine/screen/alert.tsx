import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTexts } from '../host.tsx';
import type { CallMessage } from '../submit/call-message.ts';
import { Button } from '../ui/button.tsx';
import { MessageBox } from '../ui/message-box.ts';
import { space } from '../ui/tokens.ts';

/** An error that screen readers announce at once. */
export function Alert({ children }: { children: ReactNode }) {
  return <MessageBox role="alert">{children}</MessageBox>;
}

interface MessageProps {
  message: CallMessage | undefined;
  /** Whether the next call is under way: only the room of the message stays, so that no button moves. */
  isOld?: boolean;
}

/**
 * A message about a call, inside of the form that makes it. A failure is an alert, with the button that sends the answers
 * again below or beside it; a success is a status, announced in an element that is always there.
 */
export function Message({ message, isOld = false }: MessageProps) {
  const texts = useTexts();
  return (
    <>
      {message && !message.success && (
        // Shown once more, it is announced once more.
        <Box key={`${isOld}`} data-old={isOld || undefined}>
          {/* Without the button: its name is not a part of the message. */}
          <div role="alert">{message.text}</div>
          {message.retry && (
            <Button type="submit" variant="outlined">
              {texts.tryAgain}
            </Button>
          )}
        </Box>
      )}
      <div role="status">
        {message?.success && (
          <Box data-tone="success" data-old={isOld || undefined}>
            {message.text}
            {message.proceed && (
              <Button type="button" ref={takeLostFocus} onClick={message.proceed}>
                {texts.next}
              </Button>
            )}
          </Box>
        )}
      </div>
    </>
  );
}

/** It replaces the buttons of the form, one of which may have had the focus. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || focused?.closest('[hidden]')) button?.focus();
}

/** Stays clear of the message of the last field. */
const Box = styled(MessageBox)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.m} ${space.l}`,
  marginTop: space.l,
  '&[data-old]': { visibility: 'hidden' },
  '& > [role="alert"]': { flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
});
