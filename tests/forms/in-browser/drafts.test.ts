import type { Page } from 'playwright';
import { describe, expect, inject, it, vi } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import type { Question } from '../../../src/compiled/question.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { chooseWithin, pageCost } from '../../support/paths/walk-budget.ts';
import { waitTimeout } from '../../support/wait-timeout.ts';
import {
  draftScreensOf,
  expectedDraft,
  type StoredDraft,
  storedDraftsOf,
} from '../expected-draft.ts';
import { placeIn, testOf } from '../place-in.ts';
import { compileProduct, fullyProven } from '../products.ts';
import { comeBack, expectNotice, leaveStep, stepOn, storedDraft } from './come-back.ts';
import { draftsToOpen } from './drafts-to-open.ts';
import { shownOf, visibleTexts } from './shown.ts';
import { skipRest } from './skip-rest.ts';
import { screensToProve } from './touched.ts';

/**
 * Opens the fewest drafts on a page that together show what drafts can show. The stores open all of them
 * (tests/forms/drafts.test.ts), and prove of all which notice, step and answers they show, and what is stored afterwards.
 */
for (const [name, folder] of fullyProven) {
  const { product: source } = await compileProduct(folder);
  const product = buildProductModel(source);

  const kept = draftScreensOf(product, source.screens);
  const proved = screensToProve(folder, product);
  const all = kept.filter(({ screen }) => proved.has(screen.id));
  if (kept.length === 0) it.skip(`${name} keeps no drafts`);
  const draftScreens = chooseWithin(
    all.map((each) => [each]),
    // Each draft is opened, and that of the present version as if it were of a later one, too.
    ({ source: { drafts } }) => drafts.flatMap(({ answers }) => answers).length * 2 * pageCost(),
  ).flat();
  skipRest(all.length - draftScreens.length, 'screens with drafts');

  describe.each(draftScreens)(`${name}, $screen.title`, (draftScreen) => {
    const { screen, version, loaded } = draftScreen;
    const isWizard = screen.kind === 'wizard';
    const open = (from: number, stored: Answers, step?: string) => {
      const origin = inject('served')[name] ?? '';
      return comeBack({ product, origin, draftScreen, from, stored, step });
    };
    const drafts = storedDraftsOf(draftScreen.source);
    const opened = draftsToOpen(draftScreen, drafts);
    const firstOld = drafts.find(({ from }) => from < version);
    const firstNewest = drafts.find(({ from }) => from === version);

    for (const draft of opened) {
      const { path, pointer, from, number } = draft;
      const isOld = from < version;
      it(
        `opens a draft of ${isOld ? `version ${from}` : 'its own version'} (${number})`,
        testOf(placeIn(source, path, pointer), () =>
          isOld ? opensOlder(draft) : opensNewest(draft),
        ),
      );
    }
    if (firstOld && isWizard) {
      it(
        `opens a draft of version ${firstOld.from} at its first incomplete step, for any step in the address`,
        testOf(placeIn(source, firstOld.path, firstOld.pointer), () =>
          opensAtIncompleteStep(firstOld),
        ),
      );
    }
    if (firstNewest) {
      it(
        'opens a draft of a later version, and forgets nothing of it',
        testOf(placeIn(source, firstNewest.path, firstNewest.pointer), () =>
          opensLater(firstNewest),
        ),
      );
    }

    async function opensOlder({ from, stored }: StoredDraft) {
      const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
      const page = await open(from, stored);
      await expectNotice(page, draftScreen, questionsToReanswer);
      if (isWizard) {
        expect(await stepOn(page), 'the step that opens').toBe(landing ?? screen.steps[0]?.title);
      }
      const step = screen.steps.find(({ title }) => !isWizard || title === landing);
      await expectShown(page, step?.form?.questions, answers);
      if (!isWizard) return;
      expect(await storedDraft(page, draftScreen), 'as long as nothing happens').toMatchObject({
        version: from,
        answers: stored,
      });
      await leaveStep(page);
      await expect
        .poll(() => storedDraft(page, draftScreen), { message: 'the draft that is stored' })
        .toMatchObject({ version, answers });
      await expectNotice(page, draftScreen, []);
    }

    async function opensAtIncompleteStep({ from, stored }: StoredDraft) {
      const last = screen.steps.at(-1);
      const { questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
      const page = await open(from, stored, last?.id);
      expect(await stepOn(page), 'the step that opens').toBe(landing ?? last?.title);
      await expectNotice(page, draftScreen, questionsToReanswer);
    }

    async function opensNewest({ from, stored }: StoredDraft) {
      const page = await open(from, stored);
      await expectNotice(page, draftScreen, []);
      if (isWizard) expect(await stepOn(page), 'the step that opens').toBe(screen.steps[0]?.title);
      await expectShown(page, screen.steps[0]?.form?.questions, stored);
    }

    /** A form that is in the HTML is empty until the script has run. */
    async function expectShown(page: Page, questions: Question[] = [], answers: Answers) {
      const isShown = async () => {
        const shown = await shownOf(page);
        for (const question of questions) {
          expect(shown, question.label).toEqual(
            expect.arrayContaining(visibleTexts(question, answers, loaded)),
          );
        }
      };
      await vi.waitFor(isShown, { timeout: waitTimeout });
    }

    async function opensLater({ stored }: StoredDraft) {
      const later = { ...stored, of_a_later_version: ['kept'] };
      const page = await open(version + 1, later);
      await expectNotice(page, draftScreen, []);
      if (!isWizard) return;
      await leaveStep(page);
      await expect
        .poll(() => storedDraft(page, draftScreen), { message: 'the draft that is stored' })
        .toMatchObject({ version, answers: later });
    }
  });
}
