import { styled } from '@mui/material/styles';
import { createContext, useContext, useState } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import { useTexts } from '../host.tsx';

/** Opens the screen anew, at its first step. */
export const StartOverContext = createContext(() => {});

/** A button that deletes the answers, after it has asked once. */
export function StartOver({ draft }: { draft: DraftStore }) {
  const texts = useTexts();
  const openAnew = useContext(StartOverContext);
  const [asks, setAsks] = useState<boolean>();
  if (!asks) {
    return (
      // After "keep", the focus is back where it was.
      <TextButton
        type="button"
        ref={asks === false ? focus : undefined}
        onClick={() => setAsks(true)}
      >
        {texts.startOver}
      </TextButton>
    );
  }
  const startOver = () => {
    draft.clear(true);
    openAnew();
  };
  return (
    <Question role="group" aria-label={texts.startOverAsk}>
      <span>{texts.startOverAsk}</span>
      <TextButton type="button" onClick={startOver}>
        {texts.startOverYes}
      </TextButton>
      <TextButton type="button" ref={focus} onClick={() => setAsks(false)}>
        {texts.startOverNo}
      </TextButton>
    </Question>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** A button that looks like a link. */
export const TextButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 24,
  // The room for a finger does not move the words out of line with those above.
  margin: '0 -4px',
  padding: '2px 4px',
  border: 0,
  background: 'none',
  color: theme.vars?.palette.primary.main,
  textDecoration: 'underline',
  cursor: 'pointer',
}));

const Question = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
});
