import { coverFeatures } from '../../support/paths/cover.ts';
import { type DraftScreen, expectedDraft, type StoredDraft } from '../expected-draft.ts';
import { visibleTexts } from './shown.ts';

/**
 * Returns the fewest drafts that together show what drafts of each version can show: each step that opens, with a notice
 * and without, and each question with as many texts as it can have.
 */
export const draftsToOpen = (draftScreen: DraftScreen, drafts: StoredDraft[]): StoredDraft[] =>
  coverFeatures(drafts, ({ from, stored }) => {
    const { screen, version, loaded } = draftScreen;
    const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
    const [first] = screen.steps;
    const step = (from < version && screen.steps.find(({ title }) => title === landing)) || first;
    const notice = questionsToReanswer.length > 0 ? 'with a notice' : 'without a notice';
    const questions = step?.form?.questions ?? [];
    return [
      `version ${from} opens ${step?.id} ${notice}`,
      ...questions.map(
        (question) => `${question.pointer} shows ${visibleTexts(question, answers, loaded).length}`,
      ),
    ];
  });
