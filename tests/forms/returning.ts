import type { ProductModel, ScreenModel } from '../../src/analysis/product-model.ts';
import { sampleLoaded } from '../../src/analysis/sample/sample-response.ts';
import type { Question } from '../../src/compiled/form.ts';
import type { ScreenSource } from '../../src/compiler/index.ts';
import { type Answers, coerceAnswers } from '../../src/core/coerce-answers.ts';
import { isList } from '../../src/core/list-question.ts';
import { createTrace, migrateAnswers, movedPointers } from '../../src/core/migrate.ts';
import { expandPointer, getAt } from '../../src/core/pointer.ts';
import type { DraftFile } from '../../src/definition/files/draft.ts';
import { withDefaults } from '../../src/engine/form/answers.ts';
import { addressQuery } from '../support/paths/address-query.ts';

/** A screen that keeps drafts, with the frozen ones of all its versions. */
export interface Keeping {
  screen: ScreenModel;
  source: ScreenSource;
  draft: DraftFile;
  version: number;
  loaded: unknown;
  /** Parameters of its address. */
  query: Record<string, string>;
  validate: ProductModel['validate'];
}

export const keepingOf = (product: ProductModel, sources: ScreenSource[]): Keeping[] =>
  sources.flatMap((source) => {
    const screen = product.screens.find(({ id }) => id === source.id);
    const draft = source.screen.kind === 'page' ? undefined : source.screen.draft;
    if (!screen || !draft) return [];
    const loaded = sampleLoaded(product, screen);
    const query = addressQuery(product, screen);
    const version = draft.version ?? 1;
    return [{ screen, source, draft, version, loaded, query, validate: product.validate }];
  });

/** What a visitor is to meet who comes back with a draft of a version. */
export interface Expected {
  /** What the form can hold of the draft. */
  answers: Answers;
  /** Labels of what has to be answered again, with the titles of their steps. */
  again: string[];
  /** Title of the first step that needs something. */
  landing: string | undefined;
}

/** Follows from the definitions, question by question: what is kept, what is lost, which step needs something. */
export function expectedOf(
  { screen, draft, version, loaded, query, validate }: Keeping,
  from: number,
  stored: Answers,
): Expected {
  const way = { from, to: version, migrations: draft.migrations ?? [] };
  const { answers: migrated, trace } = migrateAnswers(
    { answers: stored, trace: createTrace(stored) },
    way,
  );
  const left = movedPointers(trace);
  const removed = [...movedPointers(createTrace(stored)).keys()].filter(
    (pointer) => !left.has(pointer),
  );
  const forms = screen.steps.flatMap(({ form }) => form ?? []);
  const dataSources = { query, page: { url: '' }, loaded };
  const questions = forms.flatMap((form) => form.questions).filter(({ secret }) => !secret);
  const answers = coerceAnswers(questions, migrated, dataSources);
  const again: string[] = [];
  let landing: string | undefined;
  for (const { form, title, when } of screen.steps) {
    if (!form || (when && !validate(when, answers))) continue;
    const lost = form.questions.filter((question) =>
      isLost(question, { migrated, answers, removed }),
    );
    again.push(...lost.map(({ label }) => `${label} (${title})`));
    const complete = withDefaults(form.questions, answers);
    if (lost.length > 0 || !form.validate(complete)) landing ??= title;
  }
  return { answers, again, landing };
}

interface Fate {
  migrated: Answers;
  answers: Answers;
  removed: string[];
}

function isLost(question: Question, { migrated, answers, removed }: Fate): boolean {
  // What depends on an answer may not be asked; no frozen draft loses such an answer to this day.
  if (isList(question) || question.askedWhen) return false;
  return expandPointer(question.pointer, migrated).some((pointer) => {
    const was = getAt(migrated, pointer);
    const is = getAt(answers, pointer);
    const taken = removed.some((one) => one === pointer || one.startsWith(`${pointer}/`));
    if (Array.isArray(was) && Array.isArray(is)) return taken || is.length < was.length;
    return is === undefined && (was !== undefined || taken);
  });
}
