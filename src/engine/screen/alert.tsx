import type { ReactNode } from 'react';
import type { CallMessage } from '../submit/call-message.ts';
import { MessageBox } from '../ui/message-box.ts';

/** An error that screen readers announce at once. */
export function Alert({ children }: { children: ReactNode }) {
  return <MessageBox role="alert">{children}</MessageBox>;
}

/** A message about a call. A failure is an alert; a success is a status, announced in an element that is always there. */
export function Message({ message }: { message: CallMessage | undefined }) {
  return (
    <>
      {message && !message.success && <Alert>{message.text}</Alert>}
      <div role="status">
        {message?.success && <MessageBox data-tone="success">{message.text}</MessageBox>}
      </div>
    </>
  );
}
