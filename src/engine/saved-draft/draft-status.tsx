import { styled } from '@mui/material/styles';
import type { Texts } from '../../definition/texts.ts';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import { useTexts } from '../host.tsx';
import { useStore } from '../state/use-store.ts';
import { MessageBox } from '../ui/message-box.tsx';
import { space, target } from '../ui/tokens.ts';
import { StartOver } from './start-over.tsx';

/** Says once that answers are stored, or were found again, with a button to delete them. */
export function DraftStatus({ draft }: { draft: DraftStore }) {
  const texts = useTexts();
  const text = useStore(draft, (state) => storedText(state, texts));
  return (
    <>
      <SentNotice draft={draft} />
      <Line data-draft-status>
        <span role="status">{text}</span>
        {text && <StartOver draft={draft} />}
      </Line>
    </>
  );
}

/** Tells a visitor who comes back that a call whose end is not known may have sent the answers, below the button that sends them. */
export function SentNotice({ draft }: { draft: DraftStore }) {
  const texts = useTexts();
  const isShown = useStore(draft, (state) => state.maybeSentBefore);
  return (
    <div role="status">
      {isShown && (
        <MessageBox className="call-message" data-tone="notice">
          {draft.countsOnce ? texts.draftMaybeSentOnce : texts.draftMaybeSent}
        </MessageBox>
      )}
    </div>
  );
}

/** Returns the sentence about answers that the browser holds; `undefined` where it holds none of this page. */
export function storedText({ saved, resumed, ended, inTab }: DraftState, texts: Texts) {
  if (ended) return undefined;
  if (saved) return inTab ? texts.draftSavedInTab : texts.draftSaved;
  return resumed ? texts.draftResumed : undefined;
}

/** A line apart from the buttons of the form. It has its height before it has text, so that nothing moves. */
export const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s,
  minHeight: target,
  marginTop: space.xxl,
  paddingTop: space.s,
  borderTop: '1px solid transparent',
  color: theme.vars?.palette.text.secondary,
  '&:has(> button, > [role="group"])': { borderColor: theme.vars?.palette.divider },
}));
