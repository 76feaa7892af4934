import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CallMessage } from '../submit/call-message.ts';

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

export const MessageBox = styled('div')(({ theme }) => ({
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: theme.vars?.shape.borderRadius,
  border: '1px solid currentColor',
  borderLeftWidth: 4,
  color: theme.vars?.palette.error.main,
  '&[data-tone="success"]': {
    color: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.primary.main,
  },
  '&[data-tone="notice"]': {
    color: theme.vars?.palette.text.secondary,
    borderColor: theme.vars?.palette.divider,
  },
  '&:empty': { display: 'none' },
}));
