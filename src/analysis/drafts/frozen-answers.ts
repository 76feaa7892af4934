import type { Question } from '../../compiled/form.ts';
import { fieldName, getAt } from '../../core/pointer.ts';
import { firstItemPointer } from '../form/answer-location.ts';
import { branchesOf, constraintSetsFor } from '../form/branches.ts';
import type { FormModel, ScreenModel, StepModel, ValidateValue } from '../product-model.ts';
import {
  type Answers,
  type SampleOptions,
  type SchemaConstraint,
  sampleAnswers,
} from '../sample/sample-answers.ts';

/** Something that a frozen draft is to show: an answer to a question, or one choice of it. */
interface Target {
  step: StepModel;
  form: FormModel;
  question: Question;
  /** Absent where any answer will do. */
  value?: unknown;
}

interface Frozen {
  /** Answers of several visitors, which together show everything that can be kept. */
  answers: Answers[];
  /** What no answer could be made up for, as pointers. */
  missing: string[];
}

/**
 * Makes up answers that a frozen draft lacks. Those that it has stay as they are, since visitors have them.
 *
 * @param loaded what the screen's load call brings
 */
export function completeFrozenAnswers(
  screen: ScreenModel,
  validate: ValidateValue,
  loaded: unknown,
  there: Answers[] = [],
): Frozen {
  const sampling: SampleOptions = { validate, loaded };
  const answers = [...there];
  const lacking = () => targetsOf(screen).filter((target) => !isShown(target, answers));
  const add = (candidate: Answers) => {
    const fresh = lacking().filter((target) => isShown(target, [candidate]));
    if (fresh.length > 0) answers.push(answers.length === 0 ? candidate : part(candidate, fresh));
  };
  const doors = screen.steps.flatMap(({ when }): SchemaConstraint[] =>
    when ? [{ at: '', schema: when }] : [],
  );
  add(walk(screen, sampling, doors, new Map()));
  const choices = targetsOf(screen).filter(({ value }) => value !== undefined);
  const most = Math.max(0, ...choices.map(({ question }) => question.choices?.length ?? 0));
  for (let turn = 0; turn < most; turn++) {
    const now = choices.filter(({ question, value }) => question.choices?.[turn]?.value === value);
    add(walk(screen, sampling, doors, new Map(now.map(placed))));
  }
  for (const target of lacking()) {
    const fixed = new Map(target.value === undefined ? [] : [placed(target)]);
    for (const wishes of waysTo(target)) {
      for (const others of [doors, []]) {
        if (isShown(target, answers)) break;
        add(walk(screen, sampling, [...others, ...wishes], fixed));
      }
    }
  }
  return { answers, missing: [...new Set(lacking().map(({ question }) => question.pointer))] };
}

/** What a draft of a screen is to show to be complete, and doesn't. */
export const missingFromDraft = (screen: ScreenModel, answers: Answers[]): string[] =>
  targetsOf(screen)
    .filter((target) => !isShown(target, answers))
    .map(({ question, value }) =>
      value === undefined ? question.pointer : `${question.pointer} = ${JSON.stringify(value)}`,
    );

function targetsOf({ steps }: ScreenModel): Target[] {
  return steps.flatMap((step) => {
    const { form } = step;
    if (!form) return [];
    return form.questions
      .filter(({ secret, widget }) => !secret && widget !== 'list')
      .flatMap((question): Target[] => [
        { step, form, question },
        ...(question.choices ?? []).map(({ value }) => ({ step, form, question, value })),
      ]);
  });
}

function isShown({ question, value }: Target, answers: Answers[]): boolean {
  return answers.some((one) =>
    valuesAt(question.pointer, one).some((found) => {
      if (value === undefined) return !(Array.isArray(found) && found.length === 0);
      return Array.isArray(found) ? found.includes(value) : found === value;
    }),
  );
}

function valuesAt(pointer: string, answers: unknown): unknown[] {
  const [list = '', ...rest] = pointer.split('/-');
  const found = getAt(answers, list);
  if (rest.length === 0) return found === undefined ? [] : [found];
  return Array.isArray(found) ? found.flatMap((item) => valuesAt(rest.join('/-'), item)) : [];
}

const placed = ({ question, value }: Target): [string, unknown] => [
  firstItemPointer(question.pointer),
  question.type === 'array' ? [value] : value,
];

/** Wishes that get a question asked, the likeliest first. */
function waysTo({ step, form, question }: Target): SchemaConstraint[][] {
  const door: SchemaConstraint[] = step.when ? [{ at: '', schema: step.when }] : [];
  const branches = branchesOf(form.schema).filter((branch) =>
    branch.asks.some((name) => `${question.pointer}/`.startsWith(`${branch.at}/${name}/`)),
  );
  const ways = branches.flatMap(constraintSetsFor);
  return [[], ...ways].map((way) => [...door, ...way]);
}

/** Answers of a visitor who goes the whole way, as far as they may be kept. */
function walk(
  { steps }: ScreenModel,
  sampling: SampleOptions,
  wishes: SchemaConstraint[],
  fixed: Map<string, unknown>,
): Answers {
  let answers: Answers = {};
  const secrets: string[] = [];
  for (const { form, when } of steps) {
    if (!form || (when && !sampling.validate(when, answers))) continue;
    const own = wishes.filter((wish) => canGrant(form, wish));
    const sampled = sampleAnswers(form, { ...sampling, others: answers, wishes: own, fixed });
    answers = { ...answers, ...sampled };
    secrets.push(...form.questions.flatMap(({ secret, pointer }) => (secret ? pointer : [])));
  }
  return without(answers, secrets);
}

/** Only a form that asks for it can grant a wish. */
const canGrant = ({ questions }: FormModel, { at: holder, schema }: SchemaConstraint): boolean =>
  Object.keys(schema.properties ?? schema.not?.properties ?? {}).some((name) =>
    questions.some((question) => `${question.pointer}/`.startsWith(`${holder}/${name}/`)),
  );

function without(value: unknown, secrets: string[], pointer = ''): Answers {
  if (Array.isArray(value)) {
    return value.map((item) => without(item, secrets, `${pointer}/-`)) as never;
  }
  if (typeof value !== 'object' || value === null) return value as never;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.includes(`${pointer}/${name}`))
      .map(([name, entry]) => [name, without(entry, secrets, `${pointer}/${name}`)]),
  );
}

/** Of a visitor's answers those that are new; all of them where one is asked only because of others. */
function part(answers: Answers, fresh: Target[]): Answers {
  if (fresh.some(({ step, question }) => step.when || question.conditional)) return answers;
  const names = fresh.map(({ question }) => fieldName(question.pointer));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}
