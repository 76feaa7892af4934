import type { Question } from '../../compiled/question.ts';
import { otherAnswerOf } from '../../compiler/index.ts';
import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { firstItemPointer, questionAt } from '../form/answer-location.ts';
import { branchesOf, type FormBranch } from '../form/branches.ts';
import { areMet } from '../form/conditions.ts';
import { describeBranch } from '../form/describe-condition.ts';
import { type FieldRule, fieldRulesOf } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { constraintSetsFor } from '../sample/constraint.ts';
import { sampleAnswers } from '../sample/sample-answers.ts';
import type { SampleOptions } from '../sample/sample-options.ts';
import { valueCandidates } from '../sample/value-candidates.ts';
import { errorStates, type FormStateOptions } from './error-states.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';

/** The data with which a form opens. */
export type FormData = Pick<SampleOptions, 'loaded' | 'query' | 'otherAnswers'>;

/**
 * Lists the states of one form on its own: empty, filled in, each condition met, each rule broken.
 *
 * @param dataFor returns the data with which a branch is taken, as far as the form's own answers do not decide
 */
export function formStates(
  form: FormModel,
  options: FormStateOptions,
  dataFor: (branch: FormBranch) => FormData = () => ({}),
) {
  const answers = sampleAnswers(form, options);
  const errors = errorStates(form, options);
  const states = [
    plainState({ path: 'empty', kind: 'empty', title: 'Nothing filled in' }),
    plainState({ path: 'filled', kind: 'filled', title: 'Filled in', answers }),
    ...fieldRulesOf(form).flatMap((rule) => otherAnswerState(form, rule, options)),
    ...form.questions.flatMap((question) => otherSampleStates(form, question, options)),
    ...branchesOf(form).flatMap((branch) => conditionState(form, branch, options, dataFor(branch))),
    ...submittedEmpty(form, options),
    ...errors.states,
  ];
  return { states: withUniquePaths(states), unreachedRules: errors.unreachedRules };
}

function conditionState(
  form: FormModel,
  branch: FormBranch,
  options: SampleOptions,
  data: FormData,
): PartialScreenState[] {
  if (branch.asks.length === 0) return [];
  for (const constraints of constraintSetsFor(branch.conditions)) {
    const all = {
      ...options,
      ...data,
      constraints: [...(options.constraints ?? []), ...constraints],
    };
    const own = sampleAnswers(form, all);
    const answers = { ...all.otherAnswers, ...own };
    if (!form.validate(answers, all) || !areMet(branch.conditions, answers, all)) continue;
    const { otherAnswers, ...sources } = data;
    return [
      plainState({
        path: `asks-${branch.asks.map(pathSegment).join('-')}`,
        kind: 'condition',
        title: describeBranch(branch.own, [form]),
        answers: { ...otherAnswers, ...own },
        ...sources,
        expectedTexts: branch.asks.flatMap((pointer) => questionAt(form, pointer)?.label ?? []),
      }),
    ];
  }
  return [];
}

/** The state of a question that is answered in the visitor's own words, beside its choices. */
function otherAnswerState(
  form: FormModel,
  { pointer, keyword, schema }: FieldRule,
  options: SampleOptions,
): PartialScreenState[] {
  const question = questionAt(form, pointer);
  const other = keyword === 'anyOf' ? otherAnswerOf(schema) : undefined;
  const words = other && valueCandidates(other, {}).find((one) => options.validate(other, one));
  if (words === undefined || !question) return [];
  const value = question.type === 'array' ? [words] : words;
  const fixedValues = new Map([[firstItemPointer(pointer), value]]);
  const answers = sampleAnswers(form, { ...options, fixedValues });
  const title = `${question.label}: in the visitor's own words`;
  return [plainState({ path: `other-${pathSegment(pointer)}`, kind: 'filled', title, answers })];
}

/** The states of a question whose answers do not all look like its sample. */
function otherSampleStates(
  form: FormModel,
  { pointer, label, widget }: Question,
  options: SampleOptions,
): PartialScreenState[] {
  const samples = Object.entries(widgetEntry(widget)?.otherSamples ?? {});
  return samples.map(([word, value]) => {
    const fixedValues = new Map([[firstItemPointer(pointer), value]]);
    const answers = sampleAnswers(form, { ...options, fixedValues });
    const path = `${word}-${pathSegment(pointer)}`;
    return plainState({ path, kind: 'filled', title: `${label}: ${word}`, answers });
  });
}

/** The state after submitting an empty form; there is none where no answer is required. */
function submittedEmpty(form: FormModel, options: SampleOptions): PartialScreenState[] {
  const given = { ...options.otherAnswers };
  // The items that choices of earlier steps bring are there from the start.
  const opened = form.choiceItems?.follow(form, given, options) ?? given;
  if (form.validate(opened, options)) return [];
  // Of a step for each item, the first one is on the page.
  const shown = form.repeatedFor === undefined ? '' : `${form.repeatedFor}/0`;
  const missing = (form.validate.errors ?? []).flatMap(({ keyword, instancePath, params }) =>
    keyword === 'required' && isInside(instancePath, shown)
      ? `${instancePath}/${params.missingProperty}`
      : [],
  );
  const expectedTexts = missing.flatMap((pointer) => {
    const question = questionAt(form, toQuestionPointer(pointer));
    return question && question.check !== 'last' ? (question.messages.required ?? []) : [];
  });
  const title = 'Button pressed with nothing filled in';
  return [
    plainState({ path: 'pressed-empty', kind: 'error', title, action: 'submit', expectedTexts }),
  ];
}

function withUniquePaths(states: PartialScreenState[]): PartialScreenState[] {
  const counts = new Map<string, number>();
  return states.map((state) => {
    const count = (counts.get(state.path) ?? 0) + 1;
    counts.set(state.path, count);
    return count === 1 ? state : { ...state, path: `${state.path}-${count}` };
  });
}
