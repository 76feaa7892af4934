import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledFormScreen, CompiledPage, CompiledWizard } from '../../compiled/screen.ts';
import { isInside, parentPointer, toQuestionPointer } from '../../core/pointer.ts';
import { type ReviewSection, reviewSections } from '../../core/review/review-sections.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import type { Texts } from '../../definition/texts.ts';
import type { ValueTexts } from '../host.tsx';
import { readReview, reviewKey } from '../review/read-review.ts';
import { ScreenValues } from '../text/screen-values.ts';
import { valueTexts } from '../text/value-texts.ts';
import type { Originals } from './originals.ts';

/** Writes in the language of a page what was passed on to it in another one. What can not be written anew stays. */
export async function translatePassed(
  passed: ValueTexts,
  originals: Originals,
  { shownScreens, values = [] }: CompiledPage,
  texts: Texts,
  language: string,
): Promise<ValueTexts> {
  const screen = await shownScreens?.[originals.screen]?.();
  if (!screen) return passed;
  const progress = await progressOf(screen, originals);
  const reader = { dataSources: dataSourcesOf(originals), texts, language };
  const written = values.filter(({ from, counts }) => from in passed && !counts);
  const review = readReview(passed);
  const sections =
    review && reviewSections(progress, await reviewContext(screen, progress, reader));
  return {
    ...passed,
    ...valueTexts(written, progress, reader),
    ...(sections && {
      [reviewKey]: JSON.stringify(translateReview(review, sections, originals.kept, progress)),
    }),
  };
}

const dataSourcesOf = ({ document }: Originals) => ({ page: { url: '' }, ...document });

type Screen = CompiledFormScreen | CompiledWizard;

/** Returns the answers, with the forms of their screen in the present language. */
async function progressOf(screen: Screen, originals: Originals): Promise<ScreenAnswers> {
  const { answers } = originals.document;
  if (screen.kind === 'form') {
    return { answers, visible: [{ id: '' }], forms: { '': screen.form }, allAsked: true };
  }
  const steps = screen.steps.flatMap(
    (step) => step.itemSteps?.(step, originals.document) ?? [step],
  );
  const loaded = await Promise.all(
    screen.steps.map(async ({ id, load }) => [id, await load?.()] as const),
  );
  return {
    answers,
    visible: originals.steps.flatMap((id) => steps.find((step) => step.id === id) ?? []),
    forms: Object.fromEntries(
      loaded.filter((entry): entry is [string, CompiledForm] => entry[1] !== undefined),
    ),
    allAsked: true,
  };
}

async function reviewContext(
  { values }: Screen,
  progress: ScreenAnswers,
  reader: { dataSources: ReturnType<typeof dataSourcesOf>; texts: Texts; language: string },
) {
  const { dataSources, texts, language } = reader;
  const plurals = values?.some(({ counts }) => counts)
    ? await import('../text/fill-plurals.ts')
    : undefined;
  const filler = values && new ScreenValues(values, { ...reader, ...plurals });
  filler?.open(dataSources, progress);
  return { texts, language, filler, sourcesOf: () => dataSources };
}

/** Replaces the texts of a review. A row that depends on more than is known has no new ones. */
function translateReview(
  review: ReviewSection[],
  sections: ReviewSection[],
  kept: string[],
  { forms }: ScreenAnswers,
): ReviewSection[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const questions = Object.values(forms).flatMap((form) => form.questions);
  const keys = new Set(questions.flatMap(({ itemKey, pointer }) => (itemKey ? pointer : [])));
  const names = kept.filter((pointer) => keys.has(toQuestionPointer(pointer))).map(parentPointer);
  const hasKeptName = (pointer = '') => names.some((item) => isInside(pointer, item));
  return review.map(({ id, title, blocks: former }) => ({
    id,
    title: sections.find((section) => section.id === id)?.title ?? title,
    blocks: former.map((block) => {
      const pointers = new Set(block.rows.map(({ pointer }) => pointer));
      const found = blocks.find(({ rows }) => rows.some(({ pointer }) => pointers.has(pointer)));
      const isKept = !found || hasKeptName(block.rows[0]?.pointer);
      return {
        heading: isKept ? block.heading : found.heading,
        rows: block.rows.map((row) => {
          const { label, text } = found?.rows.find(({ pointer }) => pointer === row.pointer) ?? row;
          return { ...row, label, text: kept.includes(row.pointer) ? row.text : text };
        }),
      };
    }),
  }));
}
