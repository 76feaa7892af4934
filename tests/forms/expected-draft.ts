import { branchesOf } from '../../src/analysis/form/branches.ts';
import { areMet } from '../../src/analysis/form/conditions.ts';
import { shownStepsOf } from '../../src/analysis/form/shown-steps.ts';
import type { FormModel, ProductModel, ScreenModel } from '../../src/analysis/product-model.ts';
import { sampleAnswers } from '../../src/analysis/sample/sample-answers.ts';
import { sampleLoaded } from '../../src/analysis/sample/sample-response.ts';
import type { Question } from '../../src/compiled/question.ts';
import { questionsOf, type ScreenSource } from '../../src/compiler/index.ts';
import { isStored } from '../../src/core/draft/is-stored.ts';
import { createTrace, migrateAnswers, movedPointers } from '../../src/core/draft/migrate.ts';
import { type Answers, coerceAnswers } from '../../src/core/form/coerce-answers.ts';
import { isList } from '../../src/core/form/list-question.ts';
import { expandPointer, getAt, isInside, toQuestionPointer } from '../../src/core/pointer.ts';
import { omitAt, replaceAt } from '../../src/core/replace-at.ts';
import type { DraftFile } from '../../src/definition/files/draft.ts';
import { withOpenedDefaults } from '../../src/engine/form/opened-defaults.ts';
import { addressQuery } from '../support/paths/address-query.ts';

/** A screen with drafts, and its definition, which has the frozen drafts of all versions. */
export interface DraftScreen {
  screen: ScreenModel;
  source: ScreenSource;
  draft: DraftFile;
  version: number;
  loaded: unknown;
  /** Parameters of its address. */
  query: Record<string, string>;
  validate: ProductModel['validate'];
  language: string | undefined;
}

export const draftScreensOf = (product: ProductModel, sources: ScreenSource[]): DraftScreen[] =>
  sources.flatMap((source) => {
    const screen = product.screens.find(({ id }) => id === source.id);
    const draft = source.screen.kind === 'page' ? undefined : source.screen.draft;
    if (!screen || !draft) return [];
    const loaded = sampleLoaded(product, screen);
    const query = addressQuery(product, screen);
    const version = draft.version ?? 1;
    const { validate, language } = product;
    return [{ screen, source, draft, version, loaded, query, validate, language }];
  });

/** A frozen draft, with its place in the definitions. */
export interface StoredDraft {
  path: string;
  pointer: string;
  /** Version of the form that has stored it. */
  from: number;
  /** Counts the drafts of its version from 1. */
  number: number;
  stored: Answers;
}

export const storedDraftsOf = (draftScreen: DraftScreen): StoredDraft[] =>
  draftScreen.source.drafts.flatMap(({ path, version, answers }) =>
    answers.map((stored, index) => ({
      path,
      pointer: `/answers/${index}`,
      from: version,
      number: index + 1,
      stored: version === draftScreen.version ? withPresentDays(draftScreen, stored) : stored,
    })),
  );

/** Returns the answers with sample days in the place of those that have left their limits since they were frozen. */
function withPresentDays(
  { screen, loaded, query, validate }: DraftScreen,
  stored: Answers,
): Answers {
  const data = { query, page: { url: '' }, loaded };
  return screen.steps.reduce((answers, { form }) => {
    if (!form || form.validate(answers, data)) return answers;
    const wrong = (form.validate.errors ?? []).map(({ instancePath }) => instancePath);
    const moving = questionsOf(form.source)
      .filter(({ schema }) => JSON.stringify(schema).includes('"$today"'))
      .map(({ at }) => at);
    const sample = sampleAnswers(form, { validate, loaded, query, otherAnswers: answers });
    return wrong
      .filter((pointer) => moving.includes(toQuestionPointer(pointer)))
      .reduce((next, pointer) => replaceAt(next, pointer, getAt(sample, pointer)), answers);
  }, stored);
}

/** The expected state of a screen that opens with a draft of some version. */
export interface ExpectedDraft {
  /** The answers of the draft that the forms accept. */
  fitting: Answers;
  /** Those to questions that the data of the visit ask for. */
  answers: Answers;
  /** Labels of the questions to answer again, with the titles of their steps. */
  questionsToReanswer: string[];
  /** Id of the first step with a missing or invalid answer. */
  landing: string | undefined;
}

/** Derives the expected state from the definition, question by question. */
export function expectedDraft(
  { screen, draft, version, loaded, query, validate }: DraftScreen,
  from: number,
  stored: Answers,
): ExpectedDraft {
  const plan = { from, to: version, migrations: draft.migrations ?? [] };
  const { answers: migrated, trace } = migrateAnswers(
    { answers: stored, trace: createTrace(stored) },
    plan,
  );
  const left = movedPointers(trace);
  const removed = [...movedPointers(createTrace(stored)).keys()].filter(
    (pointer) => !left.has(pointer),
  );
  const forms = screen.steps.flatMap(({ form }) => form ?? []);
  const dataSources = { query, page: { url: '' }, loaded };
  const questions = forms.flatMap((form) => form.questions).filter(isStored);
  const fitting = coerceAnswers(questions, migrated, dataSources);
  const answers = forms
    .flatMap((form) => unaskedOnData(form, fitting, { loaded, query, validate }))
    .reduce(omitAt<Answers>, fitting);
  const questionsToReanswer: string[] = [];
  let landing: string | undefined;
  const shown = screen.steps.flatMap((step) =>
    shownStepsOf(step, { answers, loaded, query }, validate),
  );
  for (const { id, form, title, item } of shown) {
    if (!form) continue;
    const inside = item?.pointer ?? '';
    const lost = form.questions.filter((question) =>
      isLost(question, { migrated, answers, removed, inside }),
    );
    questionsToReanswer.push(...lost.map(({ label }) => `${label} (${title})`));
    const complete = withOpenedDefaults(form, answers, dataSources, () => true);
    if (lost.length > 0 || !form.validate(complete, dataSources)) landing ??= id;
  }
  return { fitting, answers, questionsToReanswer, landing };
}

/** Returns the questions that the data of the visit do not ask for. */
const unaskedOnData = (form: FormModel, answers: Answers, data: Parameters<typeof areMet>[2]) =>
  branchesOf(form)
    .filter(({ own }) => own.some(({ source }) => source !== undefined))
    .filter(({ conditions }) => !areMet(conditions, answers, data))
    .flatMap(({ asks }) => asks);

interface DraftValues {
  migrated: Answers;
  answers: Answers;
  removed: string[];
  /** Pointer of the item that the step is for; "" for any other step. */
  inside: string;
}

function isLost(question: Question, { migrated, answers, removed, inside }: DraftValues): boolean {
  // A conditional question may not be asked; no frozen draft loses the answer to one so far.
  if (isList(question) || question.askedWhen) return false;
  const own = expandPointer(question.pointer, migrated).filter((one) => isInside(one, inside));
  return own.some((pointer) => {
    const before = getAt(migrated, pointer);
    const after = getAt(answers, pointer);
    const isRemoved = removed.some((one) => one === pointer || one.startsWith(`${pointer}/`));
    if (Array.isArray(before) && Array.isArray(after))
      return isRemoved || after.length < before.length;
    return after === undefined && (before !== undefined || isRemoved);
  });
}
