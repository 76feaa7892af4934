import { questionRequestsOf } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { expandPointer, setAt } from '../../core/pointer.ts';
import { omitAt } from '../../core/replace-at.ts';
import { defaultMinTyped } from '../../definition/widget-catalogue/index.ts';
import { questionAt } from '../form/answer-location.ts';
import type { FormModel } from '../product-model.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';
import type { ScreenState } from './state.ts';

/**
 * Lists the states of choices that calls bring: while the call is under way, where it brings none, and where it fails.
 *
 * @param answers those of the filled form
 */
export const choiceStates = (form: FormModel, answers: Answers): PartialScreenState[] =>
  questionRequestsOf(form.source).flatMap(({ kind, field, request: { call } }) => {
    const [pointer] = expandPointer(field.at, answers);
    const question = questionAt(form, field.at);
    if (kind !== 'choices' || pointer === undefined || !question) return [];
    const { label, source } = question;
    const isSearch = source?.call?.searches === true;
    const text = isSearch ? searchedText(field.ui?.['ui:options']?.minTyped) : '';
    const state = (
      name: string,
      title: string,
      outcome: NonNullable<ScreenState['choices']>['outcome'],
      typed = text,
    ) =>
      plainState({
        path: `choices-${name}-${pathSegment(field.at)}`,
        kind: outcome === 'waiting' ? 'waiting' : 'outcome',
        title: `${label}: ${title}`,
        answers: omitAt(answers, pointer),
        choices: { call, outcome, ...(typed !== '' && { search: { pointer, text: typed } }) },
      });
    const response = withList(source?.call?.from ?? '');
    if (isSearch) {
      return [
        ...(text.length > 1 ? [state('short', 'too little typed', undefined, text[0])] : []),
        state('loading', 'searching', 'waiting'),
        state('found', 'choices found', undefined),
        state('empty', 'nothing found', { kind: 'success', outcome: undefined, response }),
        state('failed', 'search failed', { kind: 'failure', outcome: undefined }),
      ];
    }
    return [
      state('loading', 'choices being loaded', 'waiting'),
      state('empty', 'no choices', { kind: 'success', outcome: undefined, response }),
      state('failed', 'choices not loaded', { kind: 'failure', outcome: undefined }),
    ];
  });

/** Returns a text that is long enough to search for. */
const searchedText = (minTyped: unknown): string =>
  'example of text'.slice(0, typeof minTyped === 'number' ? minTyped : defaultMinTyped);

/** Returns a response with an empty list at a pointer. */
function withList(pointer: string): unknown {
  if (pointer === '') return [];
  const response = {};
  setAt(response, pointer, []);
  return response;
}
