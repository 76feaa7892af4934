import type { ReactNode } from 'react';
import { useTexts } from '../host.tsx';
import type { CallMessage } from '../submit/call-message.ts';
import { Button } from '../ui/button.tsx';
import { MessageBox } from '../ui/message-box.ts';

/** An error that screen readers announce at once. */
export function Alert({ children }: { children: ReactNode }) {
  return <MessageBox role="alert">{children}</MessageBox>;
}

/**
 * A message about a call, inside of the form that makes it. A failure is an alert; a success is a status, announced in an
 * element that is always there.
 */
export function Message({ message }: { message: CallMessage | undefined }) {
  const texts = useTexts();
  return (
    <>
      {message && !message.success && <Alert>{message.text}</Alert>}
      <div role="status">
        {message?.success && <MessageBox data-tone="success">{message.text}</MessageBox>}
      </div>
      {message?.retry && (
        <Button type="submit" variant="outlined">
          {texts.tryAgain}
        </Button>
      )}
    </>
  );
}
