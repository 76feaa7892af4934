import { describe, expect, inject, it } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { chooseWithin, pageCost } from '../../support/paths/walk-budget.ts';
import { draftScreensOf, expectedDraft } from '../expected-draft.ts';
import { named } from '../products.ts';
import { comeBack, expectNotice, leaveStep, stepOn, storedDraft } from './come-back.ts';
import { shownOf, visibleTexts } from './shown.ts';
import { skipRest } from './skip-rest.ts';
import { screensToProve } from './touched.ts';

for (const [name, folder] of named) {
  const { product: source } = await compileFolder(folder);
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

  describe.each(draftScreens)(`${name}, "$screen.title"`, (draftScreen) => {
    const { screen, version, loaded } = draftScreen;
    const isWizard = screen.kind === 'wizard';
    const open = (from: number, stored: Answers, step?: string) => {
      const origin = inject('served')[name] ?? '';
      return comeBack({ product, origin, draftScreen, from, stored, step });
    };
    const drafts = draftScreen.source.drafts.flatMap((frozen) =>
      frozen.answers.map((stored, index) => ({ from: frozen.version, number: index + 1, stored })),
    );
    const old = drafts.filter(({ from }) => from < version);
    const newest = drafts.filter(({ from }) => from === version);

    it.for(old)('opens a draft of version $from ($number)', async ({ from, stored }) => {
      const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
      const page = await open(from, stored);
      await expectNotice(page, draftScreen, questionsToReanswer);
      if (isWizard) expect(await stepOn(page)).toBe(landing ?? screen.steps[0]?.title);
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
        .poll(() => storedDraft(page, draftScreen))
        .toMatchObject({
          version,
          answers,
        });
      await expectNotice(page, draftScreen, []);
    });

    it.for(old.filter(({ number }) => number === 1 && isWizard))(
      'opens a draft of version $from at its first incomplete step, for any step in the address',
      async ({ from, stored }) => {
        const last = screen.steps.at(-1);
        const { questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
        const page = await open(from, stored, last?.id);
        expect(await stepOn(page)).toBe(landing ?? last?.title);
        await expectNotice(page, draftScreen, questionsToReanswer);
      },
    );

    it.for(newest)('opens a draft of its own version ($number)', async ({ from, stored }) => {
      const page = await open(from, stored);
      await expectNotice(page, draftScreen, []);
      if (isWizard) expect(await stepOn(page)).toBe(screen.steps[0]?.title);
      expect(expectedDraft(draftScreen, from, stored)).toMatchObject({
        answers: stored,
        questionsToReanswer: [],
      });
      const shown = await shownOf(page);
      for (const question of screen.steps[0]?.form?.questions ?? []) {
        expect(shown, question.label).toEqual(
          expect.arrayContaining(visibleTexts(question, stored, loaded)),
        );
      }
    });

    it.for(newest.slice(0, 1))(
      'opens a draft of a later version, and forgets nothing of it',
      async ({ stored }) => {
        const later = { ...stored, of_a_later_version: ['kept'] };
        const page = await open(version + 1, later);
        await expectNotice(page, draftScreen, []);
        if (!isWizard) return;
        await leaveStep(page);
        await expect
          .poll(() => storedDraft(page, draftScreen))
          .toMatchObject({
            version,
            answers: later,
          });
      },
    );
  });
}
