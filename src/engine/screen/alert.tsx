import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Something went wrong and has to be said at once. */
export function Alert({ children }: { children: ReactNode }) {
  return <Box role="alert">{children}</Box>;
}

/** What a definition says about the end of a call. */
export interface CallMessage {
  text: string;
  /** Whether the call succeeded. */
  success: boolean;
}

/** A failure is an alert; good news waits for a screen reader to be done with what it says, in a place it knows. */
export function Message({ said }: { said: CallMessage | undefined }) {
  return (
    <>
      {said && !said.success && <Alert>{said.text}</Alert>}
      <div role="status">{said?.success && <Box data-good>{said.text}</Box>}</div>
    </>
  );
}

/** Something worth knowing that asks for nothing. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box role="status" data-quiet>
      {children}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: theme.vars?.shape.borderRadius,
  border: '1px solid currentColor',
  borderLeftWidth: 4,
  color: theme.vars?.palette.error.main,
  '&[data-good]': {
    color: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.primary.main,
  },
  '&[data-quiet]': {
    color: theme.vars?.palette.text.secondary,
    borderColor: theme.vars?.palette.divider,
  },
  '&:empty': { display: 'none' },
}));
