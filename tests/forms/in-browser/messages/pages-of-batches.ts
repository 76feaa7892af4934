import type { Question } from '../../../../src/compiled/question.ts';
import { isList } from '../../../../src/core/form/list-question.ts';
import { expandPointer, getAt } from '../../../../src/core/pointer.ts';
import { widgetEntry } from '../../../../src/definition/widget-catalogue/index.ts';
import { canAnswer } from '../../../support/can-answer.ts';
import type { Batch } from '../../form/batches.ts';
import type { ProvenForm } from '../../form/proven-forms.ts';
import { type Difference, differences, isSame } from './differences.ts';

/** Divides the batches of a form among as few pages as the widgets allow: a page shows its batches one after the other. */
export function pagesOfBatches(form: ProvenForm, batches: Batch[]): Batch[][] {
  const pages: Batch[][] = [];
  for (const batch of batches) {
    const page = pages.find((earlier) => canFollow(form, earlier.at(-1), batch));
    if (page) page.push(batch);
    else pages.push([batch]);
  }
  return pages;
}

/** Returns whether a visitor can come from the answers of one batch to those of another. */
function canFollow({ compiled }: ProvenForm, earlier: Batch | undefined, later: Batch): boolean {
  if (!earlier) return false;
  const { questions } = compiled;
  const lengths = ({ answers }: Batch) =>
    questions
      .filter(isList)
      .map(({ pointer }) =>
        expandPointer(pointer, answers).map((at) => [at, lengthOf(getAt(answers, at))]),
      );
  const before = { answers: { ...earlier.others, ...earlier.answers } };
  const after = { answers: { ...later.others, ...later.answers } };
  const isReset = ({ clearedBy: at }: Question) =>
    at !== undefined && !isSame(getAt(before, at), getAt(after, at));
  return (
    isSame(lengths(earlier), lengths(later)) &&
    !questions.some(isReset) &&
    differences(questions, earlier.answers, later.answers).every(canEnter)
  );
}

function canEnter({ question, value }: Difference): boolean {
  if (value === undefined) {
    return !question.askedWhen && widgetEntry(question.widget)?.canBeEmptied === true;
  }
  const offered = question.choices?.map((choice) => choice.value);
  return canAnswer(question, value, { schema: {}, offered });
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : undefined);
