import { isStored } from '../../core/draft/is-stored.ts';
import { filesIn } from '../../core/files/file-answer.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { expandPointer, fieldName, getAt, removeAllAt } from '../../core/pointer.ts';
import type { DataCondition } from '../../definition/files/condition.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { firstItemPointer } from '../form/answer-location.ts';
import { branchesAsking } from '../form/branches.ts';
import type { SampleData } from '../form/conditions.ts';
import type { ScreenModel, ValidateValue } from '../product-model.ts';
import { constraintSetsFor, type SchemaConstraint } from '../sample/constraint.ts';
import type { SampleOptions } from '../sample/sample-options.ts';
import { sampleSteps } from '../sample/sample-steps.ts';
import { type DraftTarget, draftTargets, isCovered } from './draft-targets.ts';

interface CompletedDraft {
  /** Answers of several visitors, which together cover everything that a draft can store. */
  answers: Answers[];
  /** Pointers of the questions for which no answers were found. */
  missing: string[];
}

/**
 * Adds the answers that a frozen draft lacks. Existing answers stay, since visitors have stored them.
 *
 * @param data with which the screen opens; together they show each of its steps
 */
export function completeFrozenAnswers(
  screen: ScreenModel,
  validate: ValidateValue,
  data: SampleData[],
  existing: Answers[] = [],
): CompletedDraft {
  const answers = [...existing];
  const targets = draftTargets(screen);
  const uncovered = () => targets.filter((target) => !isCovered(target, answers));
  const add = (candidate: Answers) => {
    const gained = uncovered().filter((target) => isCovered(target, [candidate]));
    if (gained.length === 0) return;
    answers.push(answers.length === 0 ? candidate : reduceTo(candidate, gained));
  };
  const sample = (options: Omit<SampleOptions, 'validate'>) => {
    for (const each of data) add(storableAnswers(screen, { validate, ...each, ...options }));
  };
  const stepConditions = screen.steps.flatMap(({ when }) => constraintSetsOf(when)[0] ?? []);
  sample({ constraints: stepConditions });
  for (const fixedValues of choiceRounds(targets)) {
    sample({ constraints: stepConditions, fixedValues });
  }
  for (const target of uncovered()) {
    const fixedValues = new Map(target.value === undefined ? [] : [fixedValue(target)]);
    for (const constraints of constraintSetsTo(target)) {
      for (const others of [stepConditions, []]) {
        if (isCovered(target, answers)) break;
        sample({ constraints: [...others, ...constraints], fixedValues });
      }
    }
  }
  return { answers, missing: [...new Set(uncovered().map(({ question }) => question.pointer))] };
}

/** Returns fixed values that choose the first choice of every question, then the second, and so on. */
function choiceRounds(targets: DraftTarget[]): Map<string, unknown>[] {
  const choices = targets.filter(({ value }) => value !== undefined);
  const count = Math.max(0, ...choices.map(({ question }) => everyChoiceOf(question)?.length ?? 0));
  return Array.from({ length: count }, (_, round) => {
    const chosen = choices.filter(
      ({ question, value }) => everyChoiceOf(question)?.[round]?.value === value,
    );
    return new Map(chosen.map(fixedValue));
  });
}

function fixedValue({ question, value }: DraftTarget): [string, unknown] {
  const pointer = firstItemPointer(question.pointer);
  if (question.type !== 'array') return [pointer, value];
  const { choices } = widgetEntry(question.widget) ?? {};
  const all = choices?.ranked ? (everyChoiceOf(question) ?? []) : [];
  const ranked = [value, ...all.map((one) => one.value).filter((one) => one !== value)];
  return [pointer, ranked.slice(0, question.itemLimits?.max)];
}

/** Returns alternative sets of constraints under which the answers meet the condition of a step, if it has one. */
const constraintSetsOf = (when: DataCondition | undefined): SchemaConstraint[][] =>
  constraintSetsFor(when?.answers ? [{ pointer: '', if: when.answers, holds: true }] : []);

/** Returns alternative constraints under which a question is asked, the most natural first. */
function constraintSetsTo({ step, form, question }: DraftTarget): SchemaConstraint[][] {
  const branches = branchesAsking(form, question.pointer);
  const sets = [[], ...branches.flatMap(({ conditions }) => constraintSetsFor(conditions))];
  return sets.flatMap((set) => constraintSetsOf(step.when).map((ofStep) => [...ofStep, ...set]));
}

/**
 * Returns sample answers to all steps, without those that no draft stores, without items that have no value, and without
 * the keys to the contents of files, which only the memory of a browser has.
 */
function storableAnswers({ steps }: ScreenModel, options: SampleOptions): Answers {
  const answers = structuredClone(sampleSteps(steps, options));
  const questions = steps.flatMap(({ form }) => form?.questions ?? []);
  const omitted = questions.flatMap((question) =>
    expandPointer(question.pointer, answers).filter(
      (pointer) => !isStored(question) || getAt(answers, pointer) === undefined,
    ),
  );
  const files = questions.filter(({ display }) => display === 'file');
  for (const pointer of files.flatMap((file) => expandPointer(file.pointer, answers))) {
    for (const file of filesIn(getAt(answers, pointer))) delete file.part;
  }
  removeAllAt(answers, omitted);
  return answers;
}

/** Reduces answers to those of some targets; keeps all of them if one that stays is asked only because of others. */
function reduceTo(answers: Answers, targets: DraftTarget[]): Answers {
  const names = targets.map(({ question }) => fieldName(question.pointer));
  const isConditional = targets.some(
    ({ step, form }) =>
      step.when ||
      form.questions.some(
        ({ pointer, askedWhen }) => askedWhen && names.includes(fieldName(pointer)),
      ),
  );
  if (isConditional) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}
