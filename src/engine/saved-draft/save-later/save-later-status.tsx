import { styled } from '@mui/material/styles';
import { useContext, useEffect } from 'react';
import type { Texts } from '../../../definition/texts.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import { LockedContext } from '../../form/locked.ts';
import { useTexts } from '../../host.tsx';
import { useStore } from '../../state/use-store.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { space } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { Line, SentNotice, storedText } from '../draft-status.tsx';
import { StartOver, TextButton } from '../start-over.tsx';
import { SaveLaterDraft } from './save-later-draft.ts';
import type { SaveState } from './saver.ts';

/** Shows whether answers are saved with the link of the visitor, and lets the visitor finish them later. */
export function SaveLaterStatus({ draft }: { draft: DraftStore }) {
  return draft instanceof SaveLaterDraft ? <Status draft={draft} /> : null;
}

function Status({ draft }: { draft: SaveLaterDraft }) {
  const texts = useTexts();
  const draftState = useStore(draft, (state) => state);
  const { ended } = draftState;
  const isLocked = useContext(LockedContext);
  const state = useStore(draft.saver, (one) => one);
  useSaveOnLeave(draft);
  if (ended) return null;
  const { isBox, text } = messageOf(state, texts);
  const isSaving = state.isSaving && !isBox;
  const stored = storedText(draftState, texts);
  const leave = () => {
    if (isLocked) return;
    draft.flush();
    void draft.saver.leave();
  };
  return (
    <>
      <SentNotice draft={draft} />
      <Links data-draft-status>
        <TextButton
          type="button"
          aria-disabled={isLocked}
          onClick={leave}
          disabled={state.leaving === 'waiting'}
        >
          {texts.saveLater}
        </TextButton>
        {stored && <StartOver draft={draft} />}
      </Links>
      <End data-draft-status>
        {/* Screen readers announce a new result alone, not each save. */}
        {isSaving && <span aria-hidden>{texts.saveLaterSaving}</span>}
        <div role="status" data-unseen={isSaving || undefined}>
          {isBox ? <MessageBox data-tone="notice">{text}</MessageBox> : (text ?? stored)}
        </div>
      </End>
    </>
  );
}

/** Returns the message about a save. It is in a box where the visitor has asked for it or must not miss it. */
function messageOf(
  { result, leaving }: SaveState,
  texts: Texts,
): { isBox: boolean; text: string | undefined } {
  if (leaving === 'waiting') return { isBox: false, text: texts.saveLaterSaving };
  const text = {
    saved: texts.saveLaterWhere,
    mailed: texts.saveLaterMailed,
    notMailed: texts.saveLaterNotMailed,
    failed: texts.saveLaterFailed,
    refused: texts.saveLaterEnded,
    none: undefined,
  }[leaving ?? (result === 'saved' ? 'none' : (result ?? 'none'))];
  return text === undefined
    ? { isBox: false, text: result === 'saved' ? texts.saveLaterSaved : undefined }
    : { isBox: true, text };
}

const Links = styled(Line)({ columnGap: space.l });

/** Has its height before it has text, so that nothing moves. */
const End = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 24,
  marginTop: space.xs,
  color: theme.vars?.palette.text.secondary,
  '& > [data-unseen]': visuallyHidden,
  '& > div > div': { margin: `${space.s} 0 0` },
}));

/** Saves when the page is hidden or left, when the visitor leaves the screen, and once the browser is online again. */
function useSaveOnLeave({ leave, saver }: SaveLaterDraft): void {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const onOnline = () => void saver.save();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', onOnline);
      leave();
    };
  }, [leave, saver]);
}
