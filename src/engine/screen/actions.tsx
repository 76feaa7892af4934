import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { useTexts } from '../host.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { LeavingContext } from './load-leaving.tsx';
import { Spinner } from './waiting.tsx';

/** The submit button of a form; a spinner takes its place while the form is being sent. */
export function SubmitButton({ children, sending }: { children: string; sending: boolean }) {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The spinner removes the focused button from the page; focus returns to it afterwards.
  useEffect(() => {
    if (!sending) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [sending]);
  return (
    <ButtonSpace>
      {sending ? (
        <span>
          <Spinner aria-hidden />
        </span>
      ) : (
        <Button type="submit" ref={button}>
          {children}
        </Button>
      )}
      <VisuallyHidden role="status">{sending ? texts.submitting : ''}</VisuallyHidden>
    </ButtonSpace>
  );
}

/** Has the size of the button, so that the spinner causes no layout shift. */
const ButtonSpace = styled('div')(({ theme }) => ({
  minWidth: 160,
  '& > button': { width: '100%' },
  '& > span': {
    display: 'flex',
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    color: theme.vars?.palette.primary.main,
  },
}));

interface ActionsProps {
  /** The address of another site that opens now. */
  leavingTo: string | undefined;
  /** Called when the visitor comes back from there. */
  onReturn: () => void;
  children: ReactNode;
}

/** The row of buttons below a form. While another site opens, a link to it stands in their place. */
export function Actions({ leavingTo, onReturn, children }: ActionsProps) {
  const Leaving = useContext(LeavingContext);
  const address = Leaving && leavingTo;
  return (
    <>
      {Leaving && address !== undefined && <Leaving address={address} onReturn={onReturn} />}
      <Row hidden={address !== undefined}>{children}</Row>
    </>
  );
}

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 16,
  '& > :only-child': { flex: 1 },
  '&[hidden]': { display: 'none' },
});
