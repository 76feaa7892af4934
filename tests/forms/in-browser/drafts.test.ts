import { describe, expect, inject, it } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { chooseWithin, pageCost } from '../../support/paths/walk-budget.ts';
import { draftScreensOf, expectedDraft } from '../expected-draft.ts';
import { placeIn, testOf } from '../place-in.ts';
import { compileProduct, fullyProven } from '../products.ts';
import { comeBack, expectNotice, leaveStep, stepOn, storedDraft } from './come-back.ts';
import { shownOf, visibleTexts } from './shown.ts';
import { skipRest } from './skip-rest.ts';
import { screensToProve } from './touched.ts';

/** One frozen draft, with its place in the definitions. */
interface StoredDraft {
  from: number;
  number: number;
  stored: Answers;
  place: string;
}

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
    const drafts: StoredDraft[] = draftScreen.source.drafts.flatMap((frozen) =>
      frozen.answers.map((stored, index) => ({
        from: frozen.version,
        number: index + 1,
        stored,
        place: placeIn(source, frozen.path, `/answers/${index}`),
      })),
    );
    const old = drafts.filter(({ from }) => from < version);
    const newest = drafts.filter(({ from }) => from === version);

    for (const draft of old) {
      const { from, number, place } = draft;
      it(
        `opens a draft of version ${from} (${number})`,
        testOf(place, () => opensOlder(draft)),
      );
      if (number > 1 || !isWizard) continue;
      it(
        `opens a draft of version ${from} at its first incomplete step, for any step in the address`,
        testOf(place, () => opensAtIncompleteStep(draft)),
      );
    }
    for (const [index, draft] of newest.entries()) {
      it(
        `opens a draft of its own version (${draft.number})`,
        testOf(draft.place, () => opensNewest(draft)),
      );
      if (index > 0) continue;
      it(
        'opens a draft of a later version, and forgets nothing of it',
        testOf(draft.place, () => opensLater(draft)),
      );
    }

    async function opensOlder({ from, stored }: StoredDraft) {
      const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
      const page = await open(from, stored);
      await expectNotice(page, draftScreen, questionsToReanswer);
      if (isWizard) {
        expect(await stepOn(page), 'the step that opens').toBe(landing ?? screen.steps[0]?.title);
      }
      const shown = await shownOf(page);
      const step = screen.steps.find(({ title }) => !isWizard || title === landing);
      for (const question of step?.form?.questions ?? []) {
        expect(shown, question.label).toEqual(
          expect.arrayContaining(visibleTexts(question, answers, loaded)),
        );
      }
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
      expect(expectedDraft(draftScreen, from, stored), 'the draft fits its form').toMatchObject({
        answers: stored,
        questionsToReanswer: [],
      });
      const shown = await shownOf(page);
      for (const question of screen.steps[0]?.form?.questions ?? []) {
        expect(shown, question.label).toEqual(
          expect.arrayContaining(visibleTexts(question, stored, loaded)),
        );
      }
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
