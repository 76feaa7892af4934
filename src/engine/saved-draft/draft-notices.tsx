import { type ReactNode, useEffect } from 'react';
import type { CompiledForm } from '../../compiled/form.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { fill, type Texts } from '../../definition/texts.ts';
import type { DraftNoticesProps } from '../draft/draft-context.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useTexts } from '../host.tsx';
import { Alert } from '../screen/alert.tsx';
import { useStore } from '../state/use-store.ts';
import { useFill } from '../text/text-filler.ts';
import { MessageBox } from '../ui/message-box.tsx';

/** Shows notices about the draft: questions to answer again, what another tab has changed or replaced, and storage that fails. */
export function DraftNotices({ draft, forms, questionsToReanswer }: DraftNoticesProps) {
  const texts = useTexts();
  const showValues = useFill();
  const { unreadable, refused, displaced, ended, outdone = [] } = useStore(draft, (state) => state);
  useFollowTabs(draft);
  const stale = questionList(questionsToReanswer, texts);
  const newer = questionList(labelsAt(outdone, forms), texts);
  return (
    <>
      {unreadable && <Notice>{texts.draftUnreadable}</Notice>}
      {stale && <Notice>{fill(texts.draftChanged, { questions: showValues(stale) })}</Notice>}
      {newer && <Notice>{fill(texts.draftOutdone, { questions: showValues(newer) })}</Notice>}
      {displaced && <Notice>{texts.draftDisplaced}</Notice>}
      {ended && <Alert>{texts.draftEnded}</Alert>}
      {refused && <Notice>{texts.draftNotSaved}</Notice>}
    </>
  );
}

/** Information that asks for no action. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <MessageBox role="status" data-tone="notice">
      {children}
    </MessageBox>
  );
}

function labelsAt(pointers: string[], forms: CompiledForm[]): { label: string }[] {
  const questions = forms.flatMap((form) => form.questions);
  return pointers.flatMap((pointer) => {
    const questionPointer = toQuestionPointer(pointer);
    return questions.find((question) => question.pointer === questionPointer) ?? [];
  });
}

function questionList(questions: DraftNoticesProps['questionsToReanswer'], texts: Texts): string {
  const named = questions.map(({ label, step }) =>
    step === undefined ? label : fill(texts.draftQuestion, { label, step }),
  );
  return [...new Set(named)].join('; ');
}

/** Takes over answers that other tabs have stored, also when the page comes back from the browser's cache. */
function useFollowTabs(draft: DraftStore): void {
  useEffect(() => {
    const follow = () => draft.follow();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') follow();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    // What was stored between the reading of the draft and now.
    follow();
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [draft]);
}
