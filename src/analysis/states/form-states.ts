import { questionAt } from '../form/answer-location.ts';
import { branchesOf, constraintSetsFor, type FormBranch, isTaken } from '../form/branches.ts';
import { describeBranch } from '../form/describe-condition.ts';
import type { FormModel } from '../product-model.ts';
import { type SampleOptions, sampleAnswers } from '../sample/sample-answers.ts';
import { errorStates } from './error-states.ts';
import { pathSegment } from './path-segment.ts';
import type { ScreenState } from './state.ts';

export type FormScreenState = Pick<
  ScreenState,
  'path' | 'kind' | 'title' | 'answers' | 'act' | 'says'
> &
  Partial<ScreenState>;

/** Every state of one form by itself: empty, filled in, each condition open, each rule broken. */
export function formStates(form: FormModel, sampling: SampleOptions) {
  const filled = sampleAnswers(form, sampling);
  const errors = errorStates(form, sampling);
  const states: FormScreenState[] = [
    {
      path: 'empty',
      kind: 'empty',
      title: 'Nothing filled in',
      answers: {},
      act: 'none',
      says: [],
    },
    { path: 'filled', kind: 'filled', title: 'Filled in', answers: filled, act: 'none', says: [] },
    ...branchesOf(form.schema).flatMap((branch) => conditionState(form, branch, sampling)),
    ...pressedEmpty(form),
    ...errors.states.map((state): FormScreenState => ({ ...state, kind: 'error', act: 'press' })),
  ];
  return { states: withUniquePaths(states), unseen: errors.unseen };
}

function conditionState(
  form: FormModel,
  branch: FormBranch,
  sampling: SampleOptions,
): FormScreenState[] {
  if (branch.asks.length === 0) return [];
  for (const wishes of constraintSetsFor(branch)) {
    const all = { ...sampling, wishes: [...(sampling.wishes ?? []), ...wishes] };
    const answers = sampleAnswers(form, all);
    if (!isTaken(branch, answers, sampling.validate) || !form.validate(answers)) continue;
    const asked = branch.asks.map((name) => `${branch.at}/${name}`);
    const title = describeBranch(branch, form);
    const path = `asks-${asked.map(pathSegment).join('-')}`;
    const says = asked.flatMap((pointer) => questionAt(form, pointer)?.label ?? []);
    return [{ path, kind: 'condition', title, answers, act: 'none', says }];
  }
  return [];
}

/** What a visitor sees who presses at once; there is no such state where nothing is required. */
function pressedEmpty(form: FormModel): FormScreenState[] {
  if (form.validate({})) return [];
  const missing = (form.validate.errors ?? []).flatMap(({ keyword, instancePath, params }) =>
    keyword === 'required' ? `${instancePath}/${params.missingProperty}` : [],
  );
  const says = missing.flatMap((pointer) => {
    const question = questionAt(form, pointer);
    return question && !question.validateLast ? (question.messages.required ?? []) : [];
  });
  const title = 'Button pressed with nothing filled in';
  return [{ path: 'pressed-empty', kind: 'error', title, answers: {}, act: 'press', says }];
}

function withUniquePaths(states: FormScreenState[]): FormScreenState[] {
  const seen = new Map<string, number>();
  return states.map((state) => {
    const count = (seen.get(state.path) ?? 0) + 1;
    seen.set(state.path, count);
    return count === 1 ? state : { ...state, path: `${state.path}-${count}` };
  });
}
