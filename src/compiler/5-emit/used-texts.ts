import { followsAnswers } from '../../core/coerce-answers.ts';
import type { DraftFile } from '../../definition/files/draft.ts';
import type { Texts } from '../../definition/texts.ts';
import { type WidgetName, widgetEntry } from '../../definition/widgets/index.ts';
import type { FormPlan } from '../3-analyze/plan-form.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import { questionRequestsOf } from '../model/requests.ts';
import { textsOf } from '../model/texts.ts';
import { formPlan } from './form-module.ts';

/** A form as far as it decides which texts it can show. */
interface ShownForm
  extends Pick<FormPlan, 'widgets' | 'questions' | 'takesOther' | 'countsCharacters'> {
  checksAnswers: boolean;
}

/** Texts that only some forms show. */
interface OptionalTexts {
  names: readonly (keyof Texts)[];
  isShownBy: (form: ShownForm) => boolean;
}

const hasWidget =
  (widget: WidgetName) =>
  ({ widgets }: ShownForm): boolean =>
    widgets.includes(widget);

const optionalTexts: readonly OptionalTexts[] = [
  // The build writes it into the page.
  { names: ['language'], isShownBy: () => false },
  { names: ['searchShort'], isShownBy: hasWidget('search') },
  {
    names: ['searchFound'],
    isShownBy: ({ widgets }) => widgets.some((name) => widgetEntry(name)?.searchesList),
  },
  {
    names: ['showPassword', 'hidePassword', 'passwordShown', 'passwordHidden'],
    isShownBy: hasWidget('password'),
  },
  { names: ['phoneCountry', 'international'], isShownBy: hasWidget('phone') },
  {
    names: [
      'fileChoose',
      'filesChoose',
      'fileReplace',
      'fileDrop',
      'fileLimits',
      'fileUploading',
      'fileUploaded',
      'fileRemoved',
      'fileFailed',
      'fileLost',
      'fileUnfinished',
      'fileAdded',
      'fileNotKept',
      'fileMissing',
      'fileTooLarge',
      'fileWrongKind',
      'fileTooMany',
      'cancel',
    ],
    isShownBy: hasWidget('file'),
  },
  {
    names: ['day', 'month', 'year', 'datePartsMissing'],
    isShownBy: ({ widgets }) => widgets.some((name) => widgetEntry(name)?.unfinishedFormat),
  },
  {
    names: ['choicesLoading', 'choicesEmpty', 'choicesFailed', 'choicesWait'],
    isShownBy: ({ questions }) => questions.some(({ source }) => source?.call),
  },
  {
    names: ['rankUp', 'rankDown', 'rankMoved', 'rankKeep', 'rankKept'],
    isShownBy: hasWidget('ranking'),
  },
  { names: ['other', 'sayWhich'], isShownBy: ({ takesOther }) => takesOther === true },
  {
    names: ['charactersLeft', 'charactersOver'],
    isShownBy: ({ countsCharacters }) => countsCharacters === true,
  },
  { names: ['noChoices'], isShownBy: ({ questions }) => questions.some(followsAnswers) },
  { names: ['checking'], isShownBy: ({ checksAnswers }) => checksAnswers },
];

/** Texts about drafts, which only the module of a screen with a draft holds. */
const draftTexts: readonly (keyof Texts)[] = [
  'draftUnreadable',
  'draftChanged',
  'draftQuestion',
  'draftNotSaved',
  'draftSaved',
  'draftResumed',
  'draftOutdone',
  'draftEnded',
  'startOver',
  'startOverAsk',
  'startOverYes',
  'startOverNo',
];

/** Texts about drafts that the provider keeps. */
const saveLaterTexts: readonly (keyof Texts)[] = [
  'saveLater',
  'saveLaterSaving',
  'saveLaterSaved',
  'saveLaterWhere',
  'saveLaterMailed',
  'saveLaterNotMailed',
  'saveLaterFailed',
  'saveLaterEnded',
];

/** Returns the product's texts about a draft. */
export function draftTextsOf(
  { app }: Pick<ProductSource, 'app'>,
  { saveLater }: Pick<DraftFile, 'saveLater'>,
): Partial<Texts> {
  const texts = textsOf(app);
  const names = saveLater ? [...draftTexts, ...saveLaterTexts] : draftTexts;
  return Object.fromEntries(names.map((name) => [name, texts[name]]));
}

/** Returns the texts of the engine that the forms of a product can show: no visitor loads those of words that it does not use. */
export function usedTexts(product: ProductSource): Texts {
  const forms = formsOf(product).map((form) => ({
    ...formPlan(product, form),
    checksAnswers: questionRequestsOf(form).some(({ kind }) => kind === 'check'),
  }));
  const unused = new Set<string>([
    ...draftTexts,
    ...saveLaterTexts,
    ...optionalTexts.flatMap(({ names, isShownBy }) => (forms.some(isShownBy) ? [] : names)),
  ]);
  const used = Object.entries(textsOf(product.app)).filter(([name]) => !unused.has(name));
  // Nothing reads the others.
  return Object.fromEntries(used) as Texts;
}
