import type { CalculatedQuestion } from '../../../compiled/question.ts';
import {
  escapePart,
  isInside,
  itemPointer,
  resolveRelative,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { conditionsIn, pointerInputsOf, testedItems } from '../../model/calculation.ts';
import { fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf, proposalOf } from '../../model/form/widget.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import { operandsOf } from '../../schema/map-subschemas.ts';

/** Returns the calculated questions of a form, each after those that it takes; those in a circle come last. */
export const calculatedQuestionsOf: (form: FormSource) => CalculatedQuestion[] = memoizeByObject(
  (form) => {
    const written = writtenQuestions(form);
    const sorted: CalculatedQuestion[] = [];
    let left = written;
    for (;;) {
      const ready = left.filter((one) => !left.some((other) => takes(one, other)));
      if (ready.length === 0) return [...sorted, ...left];
      sorted.push(...ready);
      left = left.filter((one) => !ready.includes(one));
    }
  },
);

/** A calculated question that takes its own answer. */
interface CircularQuestion {
  pointer: string;
  /** Pointers of the questions on the way back to it. */
  through: string[];
}

/** Returns the calculated questions that take their own answers, directly or through others. */
export function circularQuestionsOf(form: FormSource): CircularQuestion[] {
  const all = [...writtenQuestions(form), ...proposedQuestions(form)];
  const wayTo = (
    from: CalculatedQuestion,
    to: CalculatedQuestion,
    through: CalculatedQuestion[],
  ): CalculatedQuestion[] | undefined => {
    if (takes(from, to)) return through;
    for (const next of all) {
      if (next === from || through.includes(next) || !takes(from, next)) continue;
      const way = wayTo(next, to, [...through, next]);
      if (way) return way;
    }
    return undefined;
  };
  return all.flatMap((question) => {
    const way = wayTo(question, question, []);
    return way ? [{ pointer: question.pointer, through: way.map(({ pointer }) => pointer) }] : [];
  });
}

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
const takes = (question: CalculatedQuestion, other: CalculatedQuestion): boolean =>
  answersTakenBy(question).some(
    (pointer) => isInside(other.pointer, pointer) || isInside(pointer, other.pointer),
  );

/** Returns the question pointers of the answers that a calculated question takes, or tests in a condition. */
export const answersTakenBy = ({ pointer: at, calculation }: CalculatedQuestion): string[] => [
  ...answersIn(calculation, at),
  ...conditionsIn(calculation).flatMap(({ source, schema, calculation: inner }) => {
    const item = itemPointer(at);
    const objects =
      source === 'answers'
        ? ['']
        : source === 'where'
          ? answersIn(inner, at).flatMap((list) =>
              [true, false].map((isList) => testedItems(list, isList)),
            )
          : source === 'item' && item !== undefined
            ? [item]
            : [];
    return objects.flatMap((object) =>
      testedNames(schema).map((name) => `${object}/${escapePart(name)}`),
    );
  }),
];

const answersIn = (calculation: unknown, at: string): string[] =>
  pointerInputsOf(calculation).flatMap(({ input }) => answerPointer(at, input) ?? []);

/** Returns the names that a condition tests, or requires, of the object that it validates. */
const testedNames = (schema: JsonSchema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.required ?? []),
  ...operandsOf(schema, '').flatMap((part) => testedNames(part.schema)),
];

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
