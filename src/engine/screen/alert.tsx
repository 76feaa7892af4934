import type { ReactNode } from 'react';
import { useTexts } from '../host.tsx';
import type { CallMessage } from '../submit/call-message.ts';
import { Button } from '../ui/button.tsx';
import { MessageBox } from '../ui/message-box.tsx';
import { unbroken } from '../ui/unbroken.ts';

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
        // A message that is shown again is a new element, so that it is announced again.
        <MessageBox className="call-message" key={`${isOld}`} data-old={isOld || undefined}>
          {/* Without the button: its name is not a part of the message. */}
          <div role="alert">{unbroken(message.text)}</div>
          {message.retry && (
            <Button type="submit" variant="outlined">
              {texts.tryAgain}
            </Button>
          )}
        </MessageBox>
      )}
      <div role="status">
        {message?.success && (
          <MessageBox className="call-message" data-tone="success" data-old={isOld || undefined}>
            <div>{unbroken(message.text)}</div>
            {message.proceed && (
              <Button type="button" ref={takeLostFocus} onClick={message.proceed}>
                {texts.next}
              </Button>
            )}
          </MessageBox>
        )}
      </div>
    </>
  );
}

/** Focuses a button that replaces those of the form, if one of them had the focus. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || focused?.closest('[hidden]')) button?.focus();
}
