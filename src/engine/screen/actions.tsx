import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { LockedContext } from '../form/locked.ts';
import { useTexts } from '../host.tsx';
import { useStore } from '../state/use-store.ts';
import type { Submission } from '../submit/submission.ts';
import { Button } from '../ui/button.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Message } from './alert.tsx';
import { LeavingContext } from './load-leaving.tsx';
import { Wait } from './load-long-wait.tsx';
import { Spinner } from './waiting.tsx';

interface ActionsProps {
  submission: Submission;
  /** The words on the button that submits. */
  submit: string;
  /** Whether it leads to the next step, and sends nothing. */
  isNext?: boolean;
  /** The buttons before it. */
  children?: ReactNode;
}

/**
 * The row of buttons below a form, with the message about the last call above it and the notice of a long wait below it. While
 * another site opens, or once a call has succeeded that the visitor did not wait for, the way on replaces the buttons.
 */
export function Actions({ submission, submit, isNext = false, children }: ActionsProps) {
  const texts = useTexts();
  const Leaving = useContext(LeavingContext);
  const { sending, leavingTo, message } = useStore(submission, (state) => state);
  const address = Leaving && leavingTo;
  const hasArrived = message?.proceed !== undefined;
  return (
    <>
      <Message message={message} isOld={sending && !hasArrived} />
      {Leaving && address !== undefined && (
        <Leaving address={address} onReturn={submission.reopen} />
      )}
      <div className="actions" hidden={address !== undefined || hasArrived}>
        {children}
        <SubmitButton sending={sending} wait={isNext ? texts.loading : texts.submitting}>
          {submit}
        </SubmitButton>
      </div>
      <Wait
        waits={sending && !hasArrived}
        action={texts.stopWaiting}
        onEnd={submission.stopWaiting}
      />
    </>
  );
}

interface SubmitButtonProps {
  children: string;
  sending: boolean;
  /** The words of its wait, for which it has room. */
  wait: string;
}

/**
 * The submit button of a form. While the form is being sent, and during a longer wait for its checks or the next step, a spinner
 * and its words stand in its place; the button itself stays, with its size, its name and its focus.
 */
function SubmitButton({ children, sending, wait }: SubmitButtonProps) {
  const texts = useTexts();
  const isSlow = useLasting(useContext(LockedContext));
  const busy = sending ? texts.submitting : isSlow ? texts.loading : undefined;
  const isBusy = busy !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button may be gone: that of a message, or the one that ends the wait.
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);
  return (
    <>
      <Button
        type="submit"
        ref={button}
        aria-disabled={isBusy || undefined}
        data-busy={wait}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        <span>{unbroken(children)}</span>
        {isBusy && (
          <span aria-hidden>
            <Spinner />
            {busy}
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">{busy}</VisuallyHidden>
    </>
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
