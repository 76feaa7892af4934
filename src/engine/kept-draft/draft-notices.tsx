import type { ReactNode } from 'react';
import type { CompiledForm } from '../../compiled/form.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { fill, type Texts } from '../../definition/texts.ts';
import type { DraftNoticesProps } from '../draft/draft-context.ts';
import { useTexts } from '../host.tsx';
import { Alert } from '../screen/alert.tsx';
import { useStore } from '../state/use-store.ts';
import { useFill } from '../text/text-filler.ts';
import { MessageBox } from '../ui/message-box.ts';
import { StartOver } from './start-over.tsx';
import { useFollowTabs } from './use-follow-tabs.ts';

/** Notices about the draft: what the visitor comes back to, what another tab has done, why nothing is stored. */
export function DraftNotices({ draft, forms, questionsToReanswer }: DraftNoticesProps) {
  const texts = useTexts();
  const showValues = useFill();
  const { unreadable, refused, resumed, ended, outdone = [] } = useStore(draft, (state) => state);
  useFollowTabs(draft);
  const stale = questionList(questionsToReanswer, texts);
  const newer = questionList(labelsAt(outdone, forms), texts);
  return (
    <>
      {unreadable && <Notice>{texts.draftUnreadable}</Notice>}
      {resumed && !ended && (
        <MessageBox data-tone="notice">
          <span role="status">{texts.draftResumed}</span> <StartOver draft={draft} />
        </MessageBox>
      )}
      {stale && <Notice>{fill(texts.draftChanged, { questions: showValues(stale) })}</Notice>}
      {newer && <Notice>{fill(texts.draftOutdone, { questions: showValues(newer) })}</Notice>}
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
    const at = toQuestionPointer(pointer);
    return questions.find((question) => question.pointer === at) ?? [];
  });
}

function questionList(questions: DraftNoticesProps['questionsToReanswer'], texts: Texts): string {
  const named = questions.map(({ label, step }) =>
    step === undefined ? label : fill(texts.draftQuestion, { label, step }),
  );
  return [...new Set(named)].join('; ');
}
