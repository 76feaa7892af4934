import { followsAnswers } from '../../core/form/coerce-answers.ts';
import { isList } from '../../core/form/list-question.ts';
import { everyContentOf } from '../../core/form/variants.ts';
import type { FormPlan } from '../3-analyze/plan/plan-form.ts';
import type { QuestionRequest } from '../model/screen/requests.ts';

type Test = (
  form: Pick<FormPlan, 'questions'>,
  requests: Pick<QuestionRequest, 'kind'>[],
) => unknown;

/** Parts of the engine that no key names, each with the test whether a form needs it. */
const unnamedParts: [path: string, isNeeded: Test][] = [
  ['list/list.tsx', ({ questions }) => questions.some(isList)],
  [
    'checks/answer-checks.ts',
    ({ questions }, requests) =>
      questions.some(({ remarks }) => remarks) || requests.some(({ kind }) => kind === 'check'),
  ],
  [
    'choices/called-answer-field.tsx',
    (_, requests) => requests.some(({ kind }) => kind === 'choices'),
  ],
  [
    'choices/searched-answer-field.tsx',
    ({ questions }) => questions.some(({ source }) => source?.call?.searches),
  ],
  ['choices/choice-pictures.tsx', (plan) => picturesOf(plan).length > 0],
  ['choices/no-choices.tsx', ({ questions }) => questions.some(followsAnswers)],
];

/**
 * Returns the parts of the engine that a form needs and others do not, by their paths below src/engine/form/, in the order
 * in which they are added.
 *
 * @param requests the calls of its questions
 */
export const formPartsOf = (
  plan: Pick<FormPlan, 'questions' | 'parts'>,
  requests: Pick<QuestionRequest, 'kind'>[],
): string[] => [
  ...unnamedParts.flatMap(([path, isNeeded]) => (isNeeded(plan, requests) ? [path] : [])),
  ...plan.parts,
];

/** Returns the files of the pictures of choices. */
export function picturesOf({ questions }: Pick<FormPlan, 'questions'>): string[] {
  const choices = questions.flatMap(everyContentOf).flatMap((content) => content.choices ?? []);
  return [...new Set(choices.flatMap(({ picture }) => picture?.file ?? []))];
}
