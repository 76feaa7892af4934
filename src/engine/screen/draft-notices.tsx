import { fill, type Texts } from '../../definition/texts.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useTexts } from '../host.tsx';
import { useFill } from '../text/text-filler.ts';
import { useStore } from '../use-store.ts';
import { Notice } from './alert.tsx';

interface DraftNoticesProps {
  draft: DraftStore;
  /** Those of a form that has changed since the draft was stored; `step` is the title of the question's step. */
  questionsToReanswer: { label: string; step?: string }[];
}

/** Notices about the draft: it was unreadable, its form has changed, or the browser refuses to store it. */
export function DraftNotices({ draft, questionsToReanswer }: DraftNoticesProps) {
  const texts = useTexts();
  const showValues = useFill();
  const { unreadable, refused } = useStore(draft, (state) => state);
  const stale = questionList(questionsToReanswer, texts);
  return (
    <>
      {unreadable && <Notice>{texts.draftUnreadable}</Notice>}
      {stale && <Notice>{fill(texts.draftChanged, { questions: showValues(stale) })}</Notice>}
      {refused && <Notice>{texts.draftNotSaved}</Notice>}
    </>
  );
}

function questionList(questions: DraftNoticesProps['questionsToReanswer'], texts: Texts): string {
  const named = questions.map(({ label, step }) =>
    step === undefined ? label : fill(texts.draftQuestion, { label, step }),
  );
  return [...new Set(named)].join('; ');
}
