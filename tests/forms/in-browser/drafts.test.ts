// Proves that a page draws the answers, the step and the notice that the stores find in a stored draft.
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { modelOf } from '../../support/paths/path.ts';
import { sampleOf } from '../../support/sample.ts';
import {
  type DraftScreen,
  draftScreensOf,
  expectedDraft,
  type StoredDraft,
  storedDraftsOf,
} from '../expected-draft.ts';
import { proven } from '../form/proven-forms.ts';
import { placeIn, testOf } from '../place-in.ts';
import { fullyProven } from '../products.ts';
import { comeBack, expectNotice, leaveStep, storedDraft } from './come-back.ts';
import { expectShown } from './shown.ts';
import { screensToProve } from './touched.ts';
import { expectStep } from './walk/ends.ts';

/** A visitor comes back with a draft. */
interface Return {
  /** Name of the product's folder. */
  name: string;
  product: ProductModel;
  draftScreen: DraftScreen;
  draft: StoredDraft;
  /** Whether it is opened as if a later version of the form had stored it. */
  isLater: boolean;
  /** Whether the address names the last step. */
  namesLastStep: boolean;
  place: string;
}

const returns = await Promise.all(
  fullyProven.map(async ([name, folder]): Promise<Return[]> => {
    const { source, written: product } = await proven(folder);
    const proved = screensToProve(folder, product);
    const screens = draftScreensOf(product, source.screens).filter(({ screen }) =>
      proved.has(screen.id),
    );
    return screens.flatMap((draftScreen) =>
      storedDraftsOf(draftScreen).flatMap((draft) => {
        const place = placeIn(source, draft.path, draft.pointer);
        const base = { name, product, draftScreen, draft, place };
        const isOld = draft.from < draftScreen.version;
        const isWizard = draftScreen.screen.kind === 'wizard';
        return [
          { ...base, isLater: false, namesLastStep: false },
          ...(isOld && isWizard ? [{ ...base, isLater: false, namesLastStep: true }] : []),
          ...(isOld ? [] : [{ ...base, isLater: true, namesLastStep: false }]),
        ];
      }),
    );
  }),
);

/** Names what a page shows: how the draft is told of, and on what kind of screen. */
const featuresOf = ({ draftScreen, draft, isLater, namesLastStep }: Return): string[] => {
  const { questionsToReanswer, landing } = expectedDraft(draftScreen, draft.from, draft.stored);
  const age = isLater ? 'later' : draft.from < draftScreen.version ? 'older' : 'newest';
  const { kind, steps } = draftScreen.screen;
  const opens = landing === undefined || landing === steps[0]?.id ? 'first step' : 'later step';
  const notice = questionsToReanswer.length > 0 ? 'with a notice' : 'without a notice';
  return [`${kind} ${age} ${notice}`, `${age} ${opens}${namesLastStep ? ', another named' : ''}`];
};

const opened = sampleOf(returns.flat(), featuresOf);
const inSample = new Set(opened.map(({ name }) => name));

describe.each([...inSample])('%s', (product) => {
  for (const each of opened.filter(({ name }) => name === product))
    it(
      titleOf(each),
      testOf(each.place, () => comesBack(each)),
    );
});

function titleOf({ draftScreen, draft, isLater, namesLastStep }: Return): string {
  const { screen, version } = draftScreen;
  if (isLater)
    return `${screen.title}: opens a draft of a later version, and forgets nothing of it`;
  const age = draft.from < version ? `version ${draft.from}` : 'its own version';
  const step = namesLastStep ? ' at its first incomplete step, for any step in the address' : '';
  return `${screen.title}: opens a draft of ${age} (${draft.number})${step}`;
}

function comesBack(each: Return): Promise<void> {
  if (each.isLater) return opensLater(each);
  if (each.namesLastStep) return opensAtIncompleteStep(each);
  return each.draft.from < each.draftScreen.version ? opensOlder(each) : opensNewest(each);
}

function open(
  { name, product, draftScreen, draft: { stored } }: Return,
  from: number,
  step?: string,
) {
  const origin = inject('served')[name] ?? '';
  return comeBack({ product, origin, draftScreen, from, stored, step });
}

async function opensOlder(each: Return): Promise<void> {
  const { draftScreen, draft } = each;
  const { screen, version } = draftScreen;
  const isWizard = screen.kind === 'wizard';
  const { from, stored } = draft;
  const { answers, questionsToReanswer, landing } = expectedDraft(draftScreen, from, stored);
  const page = await open(each, from);
  await expectNotice(page, draftScreen, questionsToReanswer);
  if (isWizard) {
    await expectOpened(page, screen, landing ?? screen.steps[0]?.id);
  }
  const step = isWizard ? modelOf(screen, { id: landing ?? '' }) : screen.steps[0];
  await expectShown(page, step?.form?.questions, answers, draftScreen);
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

async function opensAtIncompleteStep(each: Return): Promise<void> {
  const { draftScreen, draft } = each;
  const last = draftScreen.screen.steps.at(-1);
  const { questionsToReanswer, landing } = expectedDraft(draftScreen, draft.from, draft.stored);
  const page = await open(each, draft.from, last?.id);
  await expectOpened(page, draftScreen.screen, landing ?? last?.id);
  await expectNotice(page, draftScreen, questionsToReanswer);
}

async function opensNewest(each: Return): Promise<void> {
  const { draftScreen, draft } = each;
  const { kind, steps } = draftScreen.screen;
  const page = await open(each, draft.from);
  await expectNotice(page, draftScreen, []);
  if (kind === 'wizard') await expectOpened(page, draftScreen.screen, steps[0]?.id);
  await expectShown(page, steps[0]?.form?.questions, draft.stored, draftScreen);
}

async function opensLater(each: Return): Promise<void> {
  const { draftScreen, draft } = each;
  const { screen, version } = draftScreen;
  const ofLaterVersion = { of_a_later_version: ['kept'] };
  const stored = { ...draft.stored, ...ofLaterVersion };
  const { answers } = expectedDraft(draftScreen, version, draft.stored);
  const page = await open({ ...each, draft: { ...draft, stored } }, version + 1);
  await expectNotice(page, draftScreen, []);
  if (screen.kind !== 'wizard') return;
  await leaveStep(page);
  await expect
    .poll(() => storedDraft(page, draftScreen), { message: 'the draft that is stored' })
    .toMatchObject({ version, answers: { ...answers, ...ofLaterVersion } });
}

/** Expects that a step opens, by its heading. */
async function expectOpened(page: Page, screen: ScreenModel, id = ''): Promise<void> {
  const step = modelOf(screen, { id });
  if (!step) throw new Error(`There is no step "${id}".`);
  await expectStep({ page }, step);
}
