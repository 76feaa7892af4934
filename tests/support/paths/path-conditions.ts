import { branchesOf, type FormBranch } from '../../../src/analysis/form/branches.ts';
import {
  areMet,
  type FormCondition,
  isOnData,
  type SampleData,
} from '../../../src/analysis/form/conditions.ts';
import {
  describeBranch,
  describeCondition,
  describeDataCondition,
} from '../../../src/analysis/form/describe-condition.ts';
import type { FormModel, ScreenModel, ValidateValue } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { namedOutcomes } from '../../../src/core/mapping/named-outcomes.ts';
import type { OutcomeCondition } from '../../../src/definition/files/outcome.ts';

/** A condition on a screen: of a branch of a form, or of a step. */
export interface PathCondition {
  key: string;
  /** The step whose form has the condition; absent for the condition of a step itself or of an outcome. */
  step?: string;
  condition: FormCondition;
  /** The conditions around it, with the value that each needs for this one to be tested. */
  outer: { key: string; condition: FormCondition }[];
  describe: (holds: boolean) => string;
  /** Evaluates it on the answers of each shown step, where no form has it. */
  evaluate?: (shown: Map<string, Answers>, validate: ValidateValue) => boolean;
}

/** Which conditions hold, in their order; `undefined` for one that is not tested. */
export type ConditionValues = (boolean | undefined)[];

/** Lists each condition of a screen once, a step's own before those of its form, those of outcomes at the end. */
export function pathConditionsOf(screen: ScreenModel): PathCondition[] {
  const forms = screen.steps.flatMap(({ form }) => form ?? []);
  const ofSteps = screen.steps.flatMap(({ id, title, form, when }) => {
    // The data of a walk decides the rest.
    const branches = form ? branchesOf(form).filter(({ condition }) => !isOnData(condition)) : [];
    const own = unique(branches.flatMap((branch) => (form ? inForm(id, form, branch, forms) : [])));
    if (!when?.answers) return own;
    const description = describeDataCondition(when, forms);
    const stepCondition: PathCondition = {
      key: stepKey(id),
      condition: { pointer: '', if: when.answers, holds: true },
      outer: [],
      describe: (holds) => (holds ? `with “${title}”, since ${description}` : `without “${title}”`),
      evaluate: (shown) => shown.has(id),
    };
    return [stepCondition, ...own];
  });
  return [...ofSteps, ...outcomeConditions(screen, forms)];
}

/** Lists the conditions on answers that decide what comes of the submit call. */
function outcomeConditions({ submit }: ScreenModel, forms: FormModel[]): PathCondition[] {
  const named = namedOutcomes<OutcomeCondition>(submit?.outcomes);
  const conditions = named.flatMap(({ outcome }): PathCondition[] => {
    const schema = outcome.when?.answers;
    if (!schema) return [];
    const description = describeCondition(schema, forms);
    return [
      {
        key: `outcome ${JSON.stringify(schema)}`,
        condition: { pointer: '', if: schema, holds: true },
        outer: [],
        describe: (holds) => `sent ${holds ? 'with' : 'without'} ${description}`,
        evaluate: (shown, validate) => validate(schema, Object.assign({}, ...shown.values())),
      },
    ];
  });
  return unique(conditions);
}

/** Returns the key of a step's own condition. */
export const stepKey = (id: string): string => `step ${id}`;

function inForm(
  step: string,
  form: FormModel,
  { condition, conditions }: FormBranch,
  forms: FormModel[],
) {
  return {
    key: keyOf(step, condition),
    step,
    condition: { ...condition, holds: true },
    outer: conditions.slice(0, -1).map((outer) => ({ key: keyOf(step, outer), condition: outer })),
    describe: (holds: boolean) => {
      const description = describeBranch([{ ...condition, holds }], [form, ...forms]);
      return description.charAt(0).toLowerCase() + description.slice(1);
    },
  };
}

const keyOf = (step: string, { pointer, if: test, source }: FormCondition): string =>
  JSON.stringify([step, pointer, test, source]);

const unique = (conditions: PathCondition[]): PathCondition[] => [
  ...new Map(conditions.map((condition) => [condition.key, condition])).values(),
];

/**
 * Evaluates the conditions of a screen.
 *
 * @param shown the answers of each step that is shown
 */
export function evaluateConditions(
  conditions: PathCondition[],
  shown: Map<string, Answers>,
  data: SampleData & { validate: ValidateValue },
): ConditionValues {
  const { validate } = data;
  const all: Answers = Object.assign({}, ...shown.values());
  return conditions.map(({ step, condition, outer, evaluate }) => {
    if (evaluate) return evaluate(shown, validate);
    if (!shown.has(step ?? '')) return undefined;
    const around = outer.map((one) => one.condition);
    const holds = (value: boolean) =>
      areMet([...around, { ...condition, holds: value }], all, data);
    return holds(true) ? true : holds(false) ? false : undefined;
  });
}

/** Names the kinds of the conditions that hold, and of those that do not: by what they decide and the keywords they test. */
export const conditionKinds = (conditions: PathCondition[], values: ConditionValues): string[] =>
  conditions.flatMap(({ key, step, outer, condition }, index) => {
    const value = values[index];
    if (value === undefined) return [];
    const [own = ''] = key.split(' ');
    const decides = step === undefined ? own : outer.length > 0 ? 'inner question' : 'question';
    const keywords = [...new Set(keywordsIn(condition.if))].sort().join(' ');
    return [`${decides} by ${keywords}: ${value}`];
  });

/** Returns the keywords of a schema that test something, at any depth. */
function keywordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  return Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'properties'
      ? Object.values(value).flatMap(keywordsIn)
      : [...(keyword === 'required' ? [] : [keyword]), ...keywordsIn(value)],
  );
}
