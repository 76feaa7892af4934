import type { RuleError } from '../../compiled/validate.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { getAt, parentPointer } from '../../core/pointer.ts';
import { brokenRule } from '../../core/rules/broken-rule.ts';
import { placeItemError } from '../../core/rules/item-errors.ts';
import { firstItemPointer, questionAt } from '../form/answer-location.ts';
import type { SampleData } from '../form/conditions.ts';
import type { FieldRule } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { constraintSetsFor } from './constraint.ts';
import { casesConstraint, objectsAround, withValuesOfLimits } from './data-reference.ts';
import { fieldContextAt } from './field-context.ts';
import { invalidValues } from './invalid-values.ts';
import { limitResults } from './limit-results.ts';
import { limitsOf, sampleAnswers } from './sample-answers.ts';
import { noAnswer, type SampleOptions } from './sample-options.ts';
import { searchInputs } from './search-inputs.ts';

export interface RuleViolation {
  answers: Answers;
  /** Pointer to the answer that breaks the rule. */
  pointer: string;
  /** The broken rule as ajv reports it. */
  error: RuleError;
  /** Whether the answers break no other rule. A field that has to equal this one breaks with it. */
  isIsolated: boolean;
}

/** Answers that break a rule beside others, of which others are searched that break it alone. */
const maxRepairs = 3;

/**
 * Finds answers that break one rule of a form: preferably no other rule, at least no other rule of the same field.
 *
 * @param allowed restricts the answers that may break it; `undefined` means no answer
 * @returns `undefined` where no such answers were found
 */
export function breakRule(
  form: FormModel,
  rule: FieldRule,
  options: SampleOptions,
  allowed: (value: unknown) => boolean = () => true,
): RuleViolation | undefined {
  const pointer = firstItemPointer(rule.pointer);
  let withOthers: RuleViolation | undefined;
  for (const constraints of constraintSetsFor(rule.conditions)) {
    const chosen = casesConstraint(rule.schema[rule.keyword], rule.pointer);
    const inBranch = {
      ...options,
      constraints: [...(options.constraints ?? []), ...constraints, ...(chosen ? [chosen] : [])],
    };
    const valid = sampleAnswers(form, inBranch);
    const all = { ...options.otherAnswers, ...valid };
    const { offeredValues = [] } = fieldContextAt(form, pointer, options, all);
    const resultOf = limitResults(form, pointer, options, all);
    const schema = withValuesOfLimits(rule.schema, objectsAround(all, pointer), resultOf);
    const values = invalidValues({ ...rule, schema }, getAt(valid, pointer), offeredValues).filter(
      (value) => allowed(value === noAnswer ? undefined : value),
    );
    const violationIn = (answers: Answers): RuleViolation | undefined => {
      const errors = errorsOf(form, { ...options.otherAnswers, ...answers }, options);
      const placed = errors.map((error) => placedError(form, error, answers));
      const own = placed.filter((one) => isAt(one.pointer, pointer, rule));
      const [first] = own;
      if (!first || own.some((one) => one.rule !== rule.path)) return undefined;
      const isIsolated = own.length === errors.length;
      return { answers, pointer: first.pointer, error: first.error, isIsolated };
    };
    let repairs = 0;
    for (const { answers, repair } of changedAnswers(form, rule, inBranch, values)) {
      let violation = violationIn(answers);
      if (violation && !violation.isIsolated && repair && repairs < maxRepairs) {
        repairs++;
        violation = violationIn(repair()) ?? violation;
      }
      if (violation?.isIsolated) return violation;
      withOthers ??= violation;
    }
  }
  return withOthers;
}

/** Answers that may break a rule, and those of them that keep the rules of other calculated answers. */
interface Change {
  answers: Answers;
  repair?: () => Answers;
}

/** Yields answers in which that of a rule is another one: one of some values, or one that is calculated from other values. */
function* changedAnswers(
  form: FormModel,
  { pointer }: FieldRule,
  options: SampleOptions,
  values: unknown[],
): Generator<Change> {
  const sampleWith = (
    own: Iterable<[string, unknown]>,
    searches: (calculated: string) => boolean = () => true,
  ) => {
    const fixedValues = new Map([...(options.fixedValues ?? []), ...own]);
    return sampleAnswers(form, { ...options, fixedValues, searches });
  };
  if (!questionAt(form, pointer)?.calculated) {
    for (const value of values) yield { answers: sampleWith([[firstItemPointer(pointer), value]]) };
    return;
  }
  const limits = limitsOf(form, pointer, []);
  const sample = (own: Map<string, unknown>) => sampleWith(own, () => false);
  for (const { answers, fixedValues } of searchInputs({ form, pointer, limits, sample })) {
    yield { answers, repair: () => sampleWith(fixedValues, (other) => other !== pointer) };
  }
}

function errorsOf(form: FormModel, answers: Answers, data: SampleData): RuleError[] {
  if (form.validate(answers, data)) return [];
  return (form.validate.errors ?? []).filter((error) => brokenRule(error) !== undefined);
}

/** Returns an error with the pointer of the field that shows it, and with the rule that this field breaks. */
function placedError(form: FormModel, error: RuleError, answers: Answers) {
  const questions = new Set(form.questions.map(({ pointer }) => pointer));
  const placed = placeItemError(error, answers, questions);
  return {
    error,
    pointer: placed?.pointer ?? pointerOf(error),
    rule: placed?.rule ?? brokenRule(error),
  };
}

/** Returns whether an error is that of a field. One of the items of a list shows the rule that they, or their answers, differ. */
const isAt = (shown: string, pointer: string, { keyword }: FieldRule): boolean =>
  shown === pointer ||
  (keyword === 'uniqueItems' && parentPointer(shown) === pointer) ||
  (keyword === 'uniqueItemProperties' && shown.startsWith(`${pointer}/`));

/** Returns the pointer of the field that an error is about; one of an answer among choices is about the question. */
function pointerOf({ keyword, instancePath, schemaPath, params }: RuleError): string {
  if (keyword === 'required') return `${instancePath}/${params.missingProperty}`;
  return schemaPath.endsWith('/items/anyOf') ? parentPointer(instancePath) : instancePath;
}
