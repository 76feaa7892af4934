import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '../host.tsx';
import { Button } from '../ui/button.tsx';
import { controlHeight, space } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { LeavingContext } from './load-leaving.tsx';
import { Spinner } from './waiting.tsx';

interface SubmitButtonProps {
  children: string;
  /** Whether the form is being sent. */
  sending: boolean;
  /** Whether the visitor waits for the next step. */
  isWaiting?: boolean;
}

/** The submit button of a form. A spinner replaces it while the form is being sent, and while a slow step loads. */
export function SubmitButton({ children, sending, isWaiting = false }: SubmitButtonProps) {
  const texts = useTexts();
  const isSlow = useLasting(isWaiting);
  const isBusy = sending || isSlow;
  const button = useRef<HTMLButtonElement>(null);
  // The spinner removes the focused button from the page; focus returns to it afterwards.
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isBusy]);
  return (
    <ButtonSpace>
      {isBusy ? (
        <span>
          <Spinner aria-hidden />
        </span>
      ) : (
        <Button type="submit" ref={button}>
          {children}
        </Button>
      )}
      <VisuallyHidden role="status">
        {sending ? texts.submitting : isSlow ? texts.loading : ''}
      </VisuallyHidden>
    </ButtonSpace>
  );
}

/** Milliseconds of a wait that goes unnoticed. */
const unnoticed = 300;

/** Returns whether something is so for longer than goes unnoticed. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), unnoticed);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
}

/** Has the size of the button, so that the spinner causes no layout shift. */
const ButtonSpace = styled('div')(({ theme }) => ({
  minWidth: 160,
  '& > button': { width: '100%' },
  '& > span': {
    display: 'flex',
    minHeight: controlHeight,
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

/** The row of buttons below a form. While another site opens, a link to it replaces them. */
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

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  marginTop: space.l,
  '& > :only-child': { flex: 1 },
  '&[hidden]': { display: 'none' },
  // The primary action above the others, all as wide as the page.
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse' },
}));
