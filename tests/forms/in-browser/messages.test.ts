// Proves that a message is drawn beside its field, and read with it, at each widget and for each rule.
import { describe, inject, it } from 'vitest';
import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import { evaluateConditions } from '../../../src/core/form/asked-questions.ts';
import { fieldName, toQuestionPointer } from '../../../src/core/pointer.ts';
import { addressQuery } from '../../support/paths/address-query.ts';
import { successResponse } from '../../support/paths/scripted-response.ts';
import { chooseWithin, pageCost, timeLimit } from '../../support/paths/walk-budget.ts';
import type { Batch } from '../form/batches.ts';
import { type ProvenForm, proven } from '../form/proven-forms.ts';
import { testOf } from '../place-in.ts';
import { fullyProven } from '../products.ts';
import type { FormPage } from './form-page/form-page.ts';
import { batchesToDraw } from './messages/batches-to-draw.ts';
import { bringAbout, enterDifferences } from './messages/bring-about.ts';
import { expectMessage } from './messages/expect-message.ts';
import { pagesOfBatches } from './messages/pages-of-batches.ts';
import { walkToStep } from './messages/walk-to-step.ts';
import { skipRest } from './skip-rest.ts';
import { buttonNamed, formOnPage, openScreen, pressInVain, type Stage } from './stage.ts';
import { screensToProve } from './touched.ts';

const proving = await Promise.all(
  fullyProven.map(async ([name, folder]) => {
    const product = await proven(folder);
    const proved = screensToProve(folder, product.written);
    const forms = product.forms.filter(({ screen }) => proved.has(screen));
    return { name, product, forms };
  }),
);
const drawn = batchesToDraw(
  proving.flatMap(({ product, forms }) => forms.map((form) => ({ product, form }))),
);
const inSample = proving.filter(({ forms }) => drawn.some(({ form }) => forms.includes(form)));

/** Many fields are broken at once, and many answers lie in a draft, so that each page shows many messages. */
describe.each(inSample)('beside the fields of $name', ({ name, product, forms }) => {
  const pages = forms.map((form) => {
    const own = drawn.filter((each) => each.form === form).map(({ batch }) => batch);
    return pagesOfBatches(form, own).map((batches, index, all) => {
      const rules = batches.map((batch) =>
        batch.rules.map(({ pointer, path }) => `${pointer} ${path}`).join(', '),
      );
      const title = `${form.name}, ${index + 1} of ${all.length}: ${rules.join('; ')}`;
      const isStored = product.written.screens.find(({ id }) => id === form.screen)?.draft;
      const answers = batches.map((batch, at) =>
        isStored || at > 0 ? batch.rules.length : form.compiled.questions.length,
      );
      return { title, form, batches, cost: pageCost(...answers) };
    });
  });
  const chosen = chooseWithin(pages, ({ cost }) => cost).flat();

  for (const { title, form, batches, cost } of chosen) {
    const [pointer = ''] = Object.keys(batches[0]?.messages ?? {});
    const place = product.pointerOf(form.source.schemaPath, `/properties/${fieldName(pointer)}`);
    it(
      `visitors read what is wrong: ${title}`,
      { timeout: timeLimit(cost) },
      testOf(place, () => showsMessages(form, batches)),
    );
  }
  skipRest(pages.flat().length - chosen.length, 'pages of messages');

  async function showsMessages(form: ProvenForm, [batch, ...others]: Batch[]) {
    if (!batch) return;
    const { written } = product;
    const screen = written.screens.find(({ id }) => id === form.screen);
    if (!screen) throw new Error(`There is no screen "${form.screen}".`);
    const load = screen.load && successResponse(written, screen.load.call);
    const query = addressQuery(written, screen);
    const { storedAnswers, enterAnswers } = bringAbout(form, screen, batch, written.language);
    // Without a draft, only the answers to the steps before open a later step.
    const isWalkedTo = !screen.draft && screen.steps.findIndex(({ id }) => id === form.step) > 0;
    const step = isWalkedTo ? undefined : form.step || undefined;
    const stage = await openScreen(written, inject('served')[name] ?? '', {
      screen,
      query,
      step,
      load,
      storedAnswers: screen.draft && storedAnswers,
    });
    const document = { query, loaded: form.loaded, answers: { ...batch.others, ...batch.answers } };
    if (isWalkedTo) await walkToStep(stage, screen, form.step, document);
    const formPage = formOnPage(stage, screen, form.written, document);
    await enterAnswers(formPage);
    await expectMessages(stage, screen, formPage, batch);
    let shown = batch;
    for (const next of others) {
      await enterDifferences(formPage, shown.answers, next.answers);
      await expectMessages(stage, screen, formPage, next);
      shown = next;
    }
  }
});

/** Sends the form, and expects the messages of a batch. */
async function expectMessages(
  stage: Stage,
  { texts }: ScreenModel,
  formPage: FormPage,
  { messages, answers, others }: Batch,
) {
  const { form, document } = formPage;
  const { resolve } = evaluateConditions(form, { ...others, ...answers }, document);
  await pressInVain(buttonNamed(stage, texts.next).or(buttonNamed(stage, texts.submit)));
  for (const [pointer, message] of Object.entries(messages)) {
    const question = questionAt(form, toQuestionPointer(pointer));
    if (!question) throw new Error(`Nobody asks for ${pointer}.`);
    const place = { pointer, questionPointer: question.pointer };
    await expectMessage(formPage, resolve(question, pointer), place, message);
  }
}
