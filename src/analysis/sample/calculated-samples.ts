import { evaluateConditions } from '../../core/asked-questions.ts';
import type { Answers, DataSources } from '../../core/coerce-answers.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import type { FormModel } from '../product-model.ts';
import { noAnswer } from './no-answer.ts';

/** Values that samples take as they are. */
interface Given {
  loaded?: unknown;
  otherAnswers?: Answers;
  fixedValues?: Map<string, unknown>;
}

/** One calculated answer can open or close questions whose answers others take; this limits the rounds. */
const maxRounds = 4;

/**
 * Returns sample answers with those that a form calculates.
 *
 * @param sample makes sample answers with fixed values
 */
export function withCalculatedAnswers(
  form: FormModel,
  { fixedValues = new Map(), loaded, otherAnswers }: Given,
  sample: (fixedValues: Map<string, unknown>) => Answers,
): Answers {
  const sources: DataSources = { query: {}, page: { url: '' }, loaded };
  const calculated = form.questions.filter((question) => question.calculated);
  let answers: Answers = {};
  let known = new Map<string, unknown>();
  for (let round = 0; round < maxRounds; round++) {
    answers = sample(new Map([...noneOf(form, answers), ...known, ...fixedValues]));
    const all = { ...otherAnswers, ...answers };
    const { isAsked } = evaluateConditions(form, all);
    const result = form.calculateAnswers?.(all, sources, isAsked) ?? all;
    const next = new Map(
      calculated.flatMap(({ pointer }) =>
        expandPointer(pointer, result)
          .filter((at) => !fixedValues.has(at))
          .map((at) => [at, getAt(result, at) ?? noAnswer] as const),
      ),
    );
    if ([...next].every(([at, value]) => known.get(at) === value)) break;
    known = next;
  }
  return answers;
}

/** Returns no answer for each calculated question, with the items of lists that there are. */
const noneOf = ({ questions }: FormModel, answers: Answers): [string, unknown][] =>
  questions
    .filter((question) => question.calculated)
    .flatMap(({ pointer }) => [pointer.replaceAll('/-', '/0'), ...expandPointer(pointer, answers)])
    .map((at) => [at, noAnswer]);
