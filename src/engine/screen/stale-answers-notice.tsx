import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { Notice } from './alert.tsx';

/** Names what has to be answered again since the form has changed, if anything. */
export function StaleAnswersNotice({
  questions,
}: {
  questions: { label: string; step?: string }[];
}) {
  const texts = useTexts();
  if (questions.length === 0) return null;
  const named = questions.map(({ label, step }) =>
    step === undefined ? label : fill(texts.draftQuestion, { label, step }),
  );
  return <Notice>{fill(texts.draftChanged, { questions: [...new Set(named)].join('; ') })}</Notice>;
}
