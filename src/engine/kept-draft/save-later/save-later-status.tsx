import { styled } from '@mui/material/styles';
import type { Texts } from '../../../definition/texts.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import { SavedDraft } from '../../draft/kept/saved-draft.ts';
import type { SaveState } from '../../draft/kept/saver.ts';
import { useTexts } from '../../host.tsx';
import { useStore } from '../../state/use-store.ts';
import { MessageBox } from '../../ui/message-box.ts';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { Line } from '../draft-status.tsx';
import { StartOver, TextButton } from '../start-over.tsx';
import { useSaveOnLeave } from './use-save-on-leave.ts';

/** Tells whether answers are saved with the link of the visitor, and lets them be finished later. */
export function SaveLaterStatus({ draft }: { draft: DraftStore }) {
  return draft instanceof SavedDraft ? <Status draft={draft} /> : null;
}

function Status({ draft }: { draft: SavedDraft }) {
  const texts = useTexts();
  const { saved: isStored, ended, sending } = useStore(draft, (state) => state);
  const state = useStore(draft.saver, (one) => one);
  useSaveOnLeave(draft);
  if (ended) return null;
  const { isBox, text } = messageOf(state, texts);
  const isSaving = state.isSaving && !isBox;
  const told = text ?? (isStored ? texts.draftSaved : undefined);
  const leave = () => {
    if (sending) return;
    draft.flush();
    void draft.saver.leave();
  };
  return (
    <>
      <Links data-draft-status>
        <TextButton
          type="button"
          aria-disabled={sending}
          onClick={leave}
          disabled={state.leaving === 'waiting'}
        >
          {texts.saveLater}
        </TextButton>
        {isStored && <StartOver draft={draft} />}
      </Links>
      <End data-draft-status>
        {/* Nobody wants to hear of each save: what is heard changes when another end comes. */}
        {isSaving && <span aria-hidden>{texts.saveLaterSaving}</span>}
        <div role="status" data-unseen={isSaving || undefined}>
          {isBox ? <MessageBox data-tone="notice">{text}</MessageBox> : told}
        </div>
      </End>
    </>
  );
}

/** Returns what to tell: in a box where the visitor has asked for it, or has to know. */
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

const Links = styled(Line)({ columnGap: 20 });

/** Has its height before it has text, so that nothing moves. */
const End = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 24,
  marginTop: 4,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
  '& > [data-unseen]': visuallyHidden,
  '& > div > div': { margin: '8px 0 0', textAlign: 'start' },
}));
