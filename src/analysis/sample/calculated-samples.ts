import { evaluateConditions } from '../../core/form/asked-questions.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { expandPointer, getAt, toQuestionPointer } from '../../core/pointer.ts';
import type { FormModel } from '../product-model.ts';
import { inputValues } from './calculation-inputs.ts';
import type { SampleData } from './meets-condition.ts';
import { noAnswer } from './no-answer.ts';

/** Values that samples take as they are. */
interface Given extends SampleData {
  otherAnswers?: Answers;
  fixedValues?: Map<string, unknown>;
}

/** One calculated answer can open or close questions whose answers others take; this limits the rounds. */
const maxRounds = 4;

/** Makes sample answers with fixed values. */
type Sample = (fixedValues: Map<string, unknown>) => Answers;

/**
 * Returns sample answers with those that a form calculates. Where one of these breaks a rule, other values are tried for
 * what it is made of.
 */
export function withValidCalculations(form: FormModel, given: Given, sample: Sample): Answers {
  const answers = withCalculatedAnswers(form, given, sample);
  let best = answers;
  let broken = brokenCalculations(form, { ...given.otherAnswers, ...answers }, given);
  for (const question of broken) {
    for (const { pointer, value } of inputValues(form, question)) {
      if (given.fixedValues?.has(pointer)) continue;
      const fixedValues = new Map([...(given.fixedValues ?? []), [pointer, value] as const]);
      const changed = withCalculatedAnswers(form, { ...given, fixedValues }, sample);
      const all = { ...given.otherAnswers, ...changed };
      const stillBroken = brokenCalculations(form, all, given);
      if (stillBroken.length >= broken.length || !isAccepted(form, pointer, all, given)) continue;
      [best, broken] = [changed, stillBroken];
      break;
    }
  }
  return best;
}

/** Returns the question pointers of the calculated answers that break a rule. */
const brokenCalculations = (form: FormModel, answers: Answers, data: SampleData): string[] => {
  const errors = form.validate(answers, data) ? [] : (form.validate.errors ?? []);
  const pointers = new Set(errors.map(({ instancePath }) => toQuestionPointer(instancePath)));
  return form.questions.flatMap(({ pointer, calculated }) =>
    calculated && pointers.has(pointer) ? [pointer] : [],
  );
};

/** Returns whether the answer at a pointer breaks no rule. */
const isAccepted = (
  form: FormModel,
  pointer: string,
  answers: Answers,
  data: SampleData,
): boolean =>
  form.validate(answers, data) ||
  !(form.validate.errors ?? []).some(({ instancePath }) => instancePath === pointer);

function withCalculatedAnswers(
  form: FormModel,
  { fixedValues = new Map(), loaded, query = {}, otherAnswers }: Given,
  sample: Sample,
): Answers {
  const sources: DataSources = { query, page: { url: '' }, loaded };
  const calculated = form.questions.filter((question) => question.calculated);
  let answers: Answers = {};
  let known = new Map<string, unknown>();
  for (let round = 0; round < maxRounds; round++) {
    answers = sample(new Map([...noneOf(form, answers), ...known, ...fixedValues]));
    const all = { ...otherAnswers, ...answers };
    const { isAsked } = evaluateConditions(form, all, sources);
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
