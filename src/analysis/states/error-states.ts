import type { RuleError } from '../../compiled/validate.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { getAt, parentPointer, removeAt, setAt, toQuestionPointer } from '../../core/pointer.ts';
import { messageOfRule } from '../../core/rules/broken-rule.ts';
import { limitText } from '../../core/text/limit-text.ts';
import { pickPlurals } from '../../core/text/plural.ts';
import { ruleMessage } from '../../core/text/rule-message.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { questionAt } from '../form/answer-location.ts';
import { type FieldRule, fieldRulesOf } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { breakRule } from '../sample/break-rule.ts';
import type { SampleOptions } from '../sample/sample-options.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';

export interface FormStateOptions extends SampleOptions {
  /** BCP 47 tag of the texts. */
  language: string;
}

/** Lists a state for each rule that has a message, or only remarks, and the rules for which none was found. */
export function errorStates(form: FormModel, options: FormStateOptions) {
  const states: PartialScreenState[] = [];
  const unreachedRules: string[] = [];
  const rules = fieldRulesOf(form).filter((rule) => messageOf(form, rule) !== undefined);
  for (const rule of rules) {
    const path = `${isRemark(form, rule) ? 'remark' : 'error'}-${pathSegment(rule.pointer)}-${rule.path.replaceAll('/', '-')}`;
    if (states.some((state) => state.path === path)) continue;
    const state = errorState(form, rule, path, options);
    if (state) states.push(state);
    else unreachedRules.push(`${questionAt(form, rule.pointer)?.label}: ${rule.path}`);
  }
  return { states, unreachedRules };
}

function errorState(
  form: FormModel,
  rule: FieldRule,
  path: string,
  options: FormStateOptions,
): PartialScreenState | undefined {
  const question = questionAt(form, rule.pointer);
  const violation = breakRule(form, rule, options);
  if (!question || !violation) return undefined;
  const { answers, error, pointer } = violation;
  const written = messageOf(form, rule) ?? '';
  const parts = { limitText, pickPlurals };
  const shownAt = questionAt(form, toQuestionPointer(pointer)) ?? question;
  const message = ruleMessage(written, error, shownAt, parts, options.language);
  const state = plainState({
    path,
    kind: 'error',
    title: `${question.label}: ${describeViolation(rule, error)}`,
    action: 'submit',
    expectedTexts: [message],
    answers,
  });
  // A note, which refuses nothing, once the field is left.
  if (isRemark(form, rule)) {
    return { ...state, kind: 'outcome', action: 'none', check: { pointer } };
  }
  if (rule.keyword !== 'type') return state;
  // A text can get into a number field by typing only: as a stored answer it would be left out.
  const others = structuredClone(answers);
  // An item of a list of numbers has a field only with a number in it, over which the text is typed.
  if (Array.isArray(getAt(others, parentPointer(pointer)))) setAt(others, pointer, 1);
  else removeAt(others, pointer);
  return { ...state, answers: others, typed: { pointer, text: 'a few' } };
}

/** Returns whether a rule only remarks. */
const isRemark = (form: FormModel, { pointer, keyword }: FieldRule): boolean =>
  questionAt(form, pointer)?.remarks?.some((rule) => rule === keyword) === true;

/** Returns the message of a rule, or `undefined` if the field's widget makes it impossible to break. */
function messageOf(
  form: FormModel,
  { pointer, path, keyword, schema }: FieldRule,
): string | undefined {
  const question = questionAt(form, pointer);
  if (!question) return undefined;
  const hasChoices = everyChoiceOf(question) !== undefined || question.source !== undefined;
  // Visitors can choose only from the choices offered.
  if (
    hasChoices &&
    path === keyword &&
    ['type', 'format', 'pattern', 'enum', 'oneOf', 'uniqueItems'].includes(keyword)
  ) {
    return undefined;
  }
  if (widgetEntry(question.widget)?.prevents.some((rule) => rule === keyword)) return undefined;
  // An empty text counts as no answer, so no answer is shorter than one character.
  if (keyword === 'minLength' && schema.minLength === 1) return undefined;
  return messageOfRule(question.messages, path);
}

function describeViolation({ keyword, schema }: FieldRule, { params }: RuleError): string {
  const limit = params.limit ?? '';
  const descriptions: Record<string, string> = {
    required: 'not answered',
    minLength: `shorter than ${limit} characters`,
    maxLength: `longer than ${limit} characters`,
    pattern: 'not of the pattern',
    format: `not of the format “${schema.format}”`,
    const: schema.const === true ? 'not ticked' : 'not as it has to be',
    minimum: `less than ${limit}`,
    maximum: `more than ${limit}`,
    formatMinimum: `before ${limit}`,
    formatMaximum: `after ${limit}`,
    formatExclusiveMinimum: `not after ${limit}`,
    formatExclusiveMaximum: `not before ${limit}`,
    weekdays: 'on another day of the week',
    minItems: `fewer than ${limit}`,
    maxItems: `more than ${limit}`,
    type: 'not a number',
    uniqueItemProperties: 'the answer of an earlier item',
  };
  return descriptions[keyword] ?? keyword;
}
