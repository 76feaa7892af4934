// Proves that every frozen draft opens with the answers, step and notice that its migrations give.
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../src/core/form/coerce-answers.ts';
import { missingFromDraft } from '../analysis/missing-from-draft.ts';
import { expectNone } from './expect-none.ts';
import { draftScreensOf, expectedDraft, storedDraftsOf } from './expected-draft.ts';
import { proven } from './form/proven-forms.ts';
import { journeyContext } from './journey-context.ts';
import { openDraft } from './open-draft.ts';
import { testOf } from './place-in.ts';
import { named } from './products.ts';

/** Opens every frozen draft by the stores of the engine; a browser opens the fewest that show what drafts can show. */
for (const [name, folder] of named) {
  const product = await proven(folder);
  const context = journeyContext(product);
  const draftScreens = draftScreensOf(product.written, product.source.screens);

  describe.each(draftScreens)(`${name}, $screen.title`, (draftScreen) => {
    const { screen, source, version } = draftScreen;
    const isWizard = screen.kind === 'wizard';
    const [first] = screen.steps;

    it('has frozen all that visitors may keep of its version; "npm run forms:freeze" does it', () => {
      const frozen = source.drafts.find((one) => one.version === version);
      const place = frozen
        ? product.pointerOf(frozen.path, '/answers')
        : product.pointerOf(source.path, '/draft');
      expectNone(
        missingFromDraft(screen, frozen?.answers ?? []).map(
          (target) => `${place}: No frozen draft of version ${version} has ${target}.`,
        ),
      );
    });

    for (const { path, pointer, from, number, stored } of storedDraftsOf(draftScreen)) {
      const place = product.pointerOf(path, pointer);
      const isOld = from < version;
      const which = isOld ? `version ${from}` : 'its own version';
      it(
        `opens a draft of ${which} (${number})`,
        testOf(place, () => opens(from, stored)),
      );
      if (!isOld && number === 1) {
        it(
          'opens a draft of a later version, and forgets nothing of it',
          testOf(place, () => opensLater(stored)),
        );
      }
      if (isOld && isWizard) {
        it(
          `opens a draft of ${which} (${number}) at its first incomplete step, for any step in the address`,
          testOf(place, () => opensAtIncompleteStep(from, stored)),
        );
      }
    }

    async function opens(from: number, stored: Answers) {
      const expected = expectedDraft(draftScreen, from, stored);
      const { answers, questionsToReanswer, landing } = expected;
      const isOld = from < version;
      if (!isOld) {
        const fitting = { fitting: stored, questionsToReanswer: [] };
        expect(expected, 'the draft fits its form').toMatchObject(fitting);
      }
      const opened = await openDraft(context, draftScreen, { from, stored });
      expect(opened).toMatchObject({ answers, questionsToReanswer, unreadable: false });
      const step = isOld ? (landing ?? first?.id) : first?.id;
      expect(opened.step, 'the step that opens').toBe(isWizard ? step : undefined);
      const untouched = { version: from, answers: stored };
      expect(opened.readStored(), 'as long as nothing happens').toMatchObject(untouched);
      if (!isOld || !isWizard) return;
      await opened.leaveStep();
      const saved = { version, answers };
      expect(opened.readStored(), 'the draft that is stored').toMatchObject(saved);
    }

    async function opensLater(stored: Answers) {
      const later = { ...stored, of_a_later_version: ['kept'] };
      const opened = await openDraft(context, draftScreen, { from: version + 1, stored: later });
      expect(opened).toMatchObject({ questionsToReanswer: [], unreadable: false });
      if (!isWizard) return;
      await opened.leaveStep();
      expect(opened.readStored()).toMatchObject({ version, answers: later });
    }

    async function opensAtIncompleteStep(from: number, stored: Answers) {
      const last = screen.steps.at(-1);
      const { landing, questionsToReanswer } = expectedDraft(draftScreen, from, stored);
      const opened = await openDraft(context, draftScreen, { from, stored, step: last?.id });
      expect(opened.step).toBe(landing ?? last?.id);
      expect(opened.questionsToReanswer).toEqual(questionsToReanswer);
    }
  });
}
