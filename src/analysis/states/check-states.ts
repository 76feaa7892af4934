import { questionRequestsOf } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { questionAt } from '../form/answer-location.ts';
import type { FormModel, ProductModel, ScreenModel } from '../product-model.ts';
import { outcomeCases } from './outcome-cases.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';

/**
 * Lists the states of answers that are checked by calls: while the call is under way, and whatever it says of them.
 *
 * @param answers those of the filled form
 */
export const checkStates = (
  form: FormModel,
  answers: Answers,
  { calls }: Pick<ProductModel, 'calls'>,
  { texts }: Pick<ScreenModel, 'texts'>,
): PartialScreenState[] =>
  questionRequestsOf(form.source).flatMap(({ kind, field, request }) => {
    const [pointer] = expandPointer(field.at, answers);
    if (kind !== 'check' || pointer === undefined) return [];
    if (getAt(answers, pointer) === undefined) return [];
    const label = questionAt(form, field.at)?.label ?? field.name;
    const sayings = outcomeCases(calls[request.call], request.outcomes ?? {}, [form]).filter(
      ({ callOutcome: { outcome } }) => outcome?.say !== undefined,
    );
    return [
      plainState({
        path: `checking-${pathSegment(field.at)}`,
        kind: 'waiting',
        title: `${label}: being checked`,
        answers,
        check: { pointer, outcome: 'waiting' },
        expectedTexts: [texts.checking],
      }),
      ...sayings.map(({ id, description, callOutcome }) => {
        const result = callOutcome.outcome?.accept ? 'accepted' : 'refused';
        return plainState({
          path: `${result}-${pathSegment(field.at)}-${id}`,
          kind: 'outcome',
          title: `${label}: ${result}, since ${description}`,
          answers,
          check: { pointer, outcome: callOutcome },
          expectedTexts: [callOutcome.outcome?.say ?? []].flat(),
        });
      }),
    ];
  });
