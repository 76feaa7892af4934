import { type DraftScreen, expectedDraft, type StoredDraft } from '../expected-draft.ts';
import { visibleTexts } from './shown.ts';

/** Returns the drafts whose step and notice no earlier draft of the same version shows. */
export function draftsShownFirst(draftScreen: DraftScreen, drafts: StoredDraft[]): StoredDraft[] {
  const known = new Set<string>();
  return drafts.filter(({ from, stored }) => {
    const { screen, version, loaded } = draftScreen;
    const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
    const [first] = screen.steps;
    const step = (from < version && screen.steps.find(({ title }) => title === landing)) || first;
    const texts = step?.form?.questions.map((question) => visibleTexts(question, answers, loaded));
    const shown = JSON.stringify([from, step?.id, questionsToReanswer, texts]);
    const isNew = !known.has(shown);
    known.add(shown);
    return isNew;
  });
}
