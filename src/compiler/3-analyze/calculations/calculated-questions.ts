import type { CalculatedQuestion } from '../../../compiled/question.ts';
import {
  escapePart,
  isInside,
  itemPointer,
  resolveRelative,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import type { Calculation } from '../../../definition/calculations.ts';
import { conditionsIn, pointerInputsOf, testedItems } from '../../model/calculation.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf, proposalOf } from '../../model/form/widget.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import { wayTo } from '../../model/way-to.ts';
import { testedNamesIn } from '../../schema/map-subschemas.ts';

/** Returns the calculated questions of a form, each after those that it takes; those in a circle come last. */
export const calculatedQuestionsOf: (form: FormSource) => CalculatedQuestion[] = memoizeByObject(
  (form) => {
    const written = writtenQuestions(form);
    const sorted: CalculatedQuestion[] = [];
    let left = written;
    for (;;) {
      const ready = left.filter((one) => !left.some((other) => takes(one, other.pointer)));
      if (ready.length === 0) return [...sorted, ...left];
      sorted.push(...ready);
      left = left.filter((one) => !ready.includes(one));
    }
  },
);

/** A calculation that may depend on the answer that it makes, proposes or limits. */
export interface CircularSource {
  field: FieldSource;
  /** Unchecked. */
  calculation: Record<string, unknown>;
  /** The keyword of the limit; absent for an answer. */
  limit?: { keyword: string };
}

/**
 * Returns the pointers of the questions through which an answer is calculated or proposed from itself, or limited by a value
 * that is calculated from it; `undefined` if it is not. What the other items of a list have is no part of an item's answer.
 */
export function circleOf({ calculation, field, limit }: CircularSource): string[] | undefined {
  const start = { pointer: field.at, calculation: calculation as Calculation };
  const written = writtenQuestions(field.form);
  if (!limit) return wayBack(start, [...written, ...proposedQuestions(field.form)], takes);
  // The sum of all items less the own answer is that of the other items.
  return wayBack(start, written, takesOfAllItems) ? undefined : wayBack(start, written, takesOwn);
}

/** Returns the pointers of the questions between a calculated question and one that takes its answer. */
const wayBack = (
  start: CalculatedQuestion,
  others: CalculatedQuestion[],
  takesStart: typeof takes,
): string[] | undefined =>
  wayTo(
    start,
    (from) => {
      const taken = answersTakenBy(from);
      return others.filter(
        ({ pointer }) => pointer !== start.pointer && taken.some((one) => overlap(one, pointer)),
      );
    },
    (question) => takesStart(question, start.pointer),
  )?.map(({ pointer }) => pointer);

const proposedQuestions = (form: FormSource): CalculatedQuestion[] =>
  fieldsOf(form).flatMap(({ at, kind, ui }) => {
    const calculation = proposalOf(ui);
    return kind === 'question' && calculation ? [{ pointer: at, calculation }] : [];
  });

function writtenQuestions(form: FormSource): CalculatedQuestion[] {
  const found = new Map<string, CalculatedQuestion>();
  for (const { at, kind, ui } of fieldsOf(form)) {
    const calculation = calculationOf(ui);
    if (kind === 'question' && calculation) found.set(at, { pointer: at, calculation });
  }
  return [...found.values()];
}

/** Returns whether a calculated question takes the answer to another one. */
const takes = (question: CalculatedQuestion, other: string): boolean =>
  answersTakenBy(question).some((pointer) => overlap(pointer, other));

const overlap = (one: string, other: string): boolean =>
  isInside(one, other) || isInside(other, one);

/** Returns whether it takes an answer itself, of the same item where this is in a list. */
const takesOwn: typeof takes = (question, other) =>
  [
    ...answersIn(question, (input) => !isOfAllItems(input)),
    ...answersTestedBy(question, ['answers', 'item']),
  ].some((pointer) => isInside(pointer, other));

/** Returns whether it takes the answers of all items of a list, one of which is the other question's. */
const takesOfAllItems: typeof takes = (question, other) =>
  other.includes('/-') && answersIn(question, isOfAllItems).some((one) => isInside(one, other));

const isOfAllItems = (input: string): boolean => input.startsWith('/') && input.includes('/-');

/** Returns the question pointers of the answers that a calculated question takes, or tests in a condition. */
export const answersTakenBy = (question: CalculatedQuestion): string[] => [
  ...answersIn(question),
  ...answersTestedBy(question, ['answers', 'item', 'where']),
];

/**
 * Returns the question pointers of the answers that a calculated question tests in conditions.
 *
 * @param sources names of the data sources that count, and "where" for the conditions on the items of a list
 */
const answersTestedBy = (question: CalculatedQuestion, sources: string[]): string[] =>
  conditionsIn(question.calculation)
    .filter(({ source }) => sources.includes(source))
    .flatMap(({ source, schema, calculation }) => {
      const item = itemPointer(question.pointer);
      const lists = answersIn({ ...question, calculation: calculation as Calculation });
      const objects =
        source === 'answers'
          ? ['']
          : source === 'where'
            ? lists.flatMap((list) => [true, false].map((isList) => testedItems(list, isList)))
            : item === undefined
              ? []
              : [item];
      return objects.flatMap((object) =>
        testedNamesIn(schema).map((name) => `${object}/${escapePart(name)}`),
      );
    });

const answersIn = (
  { pointer: at, calculation }: CalculatedQuestion,
  isTaken: (input: string) => boolean = () => true,
): string[] =>
  pointerInputsOf(calculation).flatMap(({ input }) =>
    isTaken(input) ? (answerPointer(at, input) ?? []) : [],
  );

/**
 * Returns the question pointer of the answer that an input of a calculated question leads to; `undefined` for an input
 * that is no answer.
 *
 * @param at question pointer of the calculated question
 */
export function answerPointer(at: string, input: string): string | undefined {
  if (!input.startsWith('/')) return resolveRelative(at, input);
  return isInside(input, '/answers')
    ? toQuestionPointer(input.slice('/answers'.length))
    : undefined;
}
