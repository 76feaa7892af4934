import { styled } from '@mui/material/styles';
import { createContext, useContext, useState } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import { LockedContext } from '../form/locked.ts';
import { useTexts } from '../host.tsx';
import { useStore } from '../state/use-store.ts';
import { Button } from '../ui/button.tsx';
import { space, target } from '../ui/tokens.ts';

/** Opens the screen anew, at its first step. */
export const StartOverContext = createContext(() => {});

/** Deletes the answers after a confirmation. The buttons do nothing while they are locked, and retain their focus. */
export function StartOver({ draft }: { draft: DraftStore }) {
  const texts = useTexts();
  const openAnew = useContext(StartOverContext);
  const [asks, setAsks] = useState<boolean>();
  const maybeSent = useStore(draft, (state) => state.maybeSent);
  const question = maybeSent
    ? `${texts.startOverAsk} ${texts.startOverMaybeSent}`
    : texts.startOverAsk;
  const isLocked = useContext(LockedContext);
  if (!asks) {
    return (
      // After "keep", the focus is back where it was.
      <TextButton
        type="button"
        ref={asks === false ? focus : undefined}
        aria-disabled={isLocked}
        onClick={() => isLocked || setAsks(true)}
      >
        {texts.startOver}
      </TextButton>
    );
  }
  const startOver = () => {
    if (isLocked) return;
    draft.delete();
    openAnew();
  };
  return (
    <Question
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && setAsks(false)}
    >
      <span>{question}</span>
      <span>
        <Button
          type="button"
          variant="outlined"
          data-harmful
          aria-disabled={isLocked}
          onClick={startOver}
        >
          {texts.startOverYes}
        </Button>
        <Button type="button" variant="outlined" ref={focus} onClick={() => setAsks(false)}>
          {texts.startOverNo}
        </Button>
      </span>
    </Question>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** A button that looks like a link. */
export const TextButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: target,
  // The room for a finger does not move the words out of line with those above.
  margin: '0 -4px',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: theme.vars?.palette.primary.main,
  textDecoration: 'underline',
  cursor: 'pointer',
  '&[aria-disabled="true"]': {
    color: theme.vars?.palette.text.secondary,
    textDecoration: 'none',
    cursor: 'default',
  },
}));

/** The question on a line of its own, above both of its buttons where they have no room beside it. */
const Question = styled('span')({
  '&, & > :last-child': { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.m}` },
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
});
