import { getOwn } from '../../core/get-own.ts';
import type { FormFile, WizardFile } from '../../definition/files/screen.ts';
import type { Texts } from '../../definition/texts.ts';
import {
  arrangements,
  widgetCatalogue,
  widgetEntry,
} from '../../definition/widget-catalogue/index.ts';
import { type FormPlan, planForm } from '../3-analyze/plan/plan-form.ts';
import { findVisibleTexts } from '../3-analyze/texts/visible-texts.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import { normalizeSteps } from '../model/screen/normalize-steps.ts';
import { questionRequestsOf } from '../model/screen/requests.ts';
import { textsOf } from '../model/texts.ts';
import { formPartsOf } from './form-parts.ts';

/** A form as far as it decides which texts it can show. */
interface ShownForm extends Pick<FormPlan, 'widgets' | 'parts'> {
  checksAnswers: boolean;
}

/** Texts that only some forms show. */
interface OptionalTexts {
  names: readonly (keyof Texts)[];
  isShownBy: (form: ShownForm) => boolean;
}

const hasPart =
  (path: string) =>
  ({ parts }: ShownForm): boolean =>
    parts.includes(path);

const optionalTexts: readonly OptionalTexts[] = [
  // The build writes it into the page.
  { names: ['language'], isShownBy: () => false },
  {
    names: ['choicesLoading', 'choicesEmpty', 'choicesFailed', 'choicesWait'],
    isShownBy: hasPart('choices/called-answer-field.tsx'),
  },
  { names: ['other', 'sayWhich'], isShownBy: hasPart('choices/other-answer.tsx') },
  { names: ['charactersLeft', 'charactersOver'], isShownBy: hasPart('count/character-count.tsx') },
  { names: ['itemsFull'], isShownBy: hasPart('list/list.tsx') },
  { names: ['noChoices'], isShownBy: hasPart('choices/no-choices.tsx') },
  { names: ['checking'], isShownBy: ({ checksAnswers }) => checksAnswers },
  ...Object.keys(widgetCatalogue).map((widget) => ({
    names: widgetEntry(widget)?.texts ?? [],
    isShownBy: ({ widgets }: ShownForm) => widgets.includes(widget),
  })),
  ...Object.values(arrangements).map(({ part, texts }) => ({
    names: texts,
    isShownBy: hasPart(part),
  })),
];

/** Texts that only some products show. */
const textsOfProducts: Partial<Record<keyof Texts, (product: ProductSource) => boolean>> = {
  // The modules of screens hold it.
  addressRefused: () => false,
  linkUnavailable: (product) => findVisibleTexts(product).some(({ use }) => use === 'href'),
  sentAnswers: ({ screens }) =>
    screens.some(({ screen }) => screen.kind === 'page' && screen.review),
  stepPositionAbout: ({ screens }) =>
    screens.flatMap(normalizeSteps).some(({ when, forEach }) => when?.answers || forEach),
  print: ({ screens }) => screens.some(({ screen }) => screen.kind === 'page' && screen.print),
};

/** Texts about drafts and about saving for later, which only the module of a screen with a draft holds. */
const draftText = /^(draft|startOver|saveLater)/;

/** Returns the product's texts about the draft of a screen. */
export function draftTextsOf(
  { app }: Pick<ProductSource, 'app'>,
  { draft, submit }: Pick<FormFile | WizardFile, 'draft' | 'submit'>,
): Partial<Texts> {
  const isOnce = getOwn(app.calls, submit.call)?.once === true;
  const isUsed = (name: string) =>
    draftText.test(name) &&
    (draft?.saveLater || !name.startsWith('saveLater')) &&
    (draft?.owner !== undefined || name !== 'draftSavedInTab') &&
    name !== (isOnce ? 'draftMaybeSent' : 'draftMaybeSentOnce');
  return Object.fromEntries(Object.entries(textsOf(app)).filter(([name]) => isUsed(name)));
}

/** Returns the texts of the engine that the forms of a product can show: no visitor loads those of words that it does not use. */
export function usedTexts(product: ProductSource): Texts {
  const forms = formsOf(product).map((form) => {
    const plan = planForm(form, product.app);
    const requests = questionRequestsOf(form);
    return {
      widgets: plan.widgets,
      parts: formPartsOf(plan, requests),
      checksAnswers: requests.some(({ kind }) => kind === 'check'),
    };
  });
  const used = Object.entries(textsOf(product.app)).filter(([name]) => {
    const owners = optionalTexts.filter(({ names }) => names.some((one) => one === name));
    const isShown = owners.length === 0 || owners.some(({ isShownBy }) => forms.some(isShownBy));
    const isUsed = textsOfProducts[name as keyof Texts]?.(product) ?? true;
    return isShown && isUsed && !draftText.test(name);
  });
  // Nothing reads the others.
  return Object.fromEntries(used) as Texts;
}
