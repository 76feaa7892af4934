import type { RuleError } from '../../compiled/form.ts';
import { removeAt } from '../../core/pointer.ts';
import { fill } from '../../definition/texts.ts';
import { widgetEntry } from '../../definition/widgets/index.ts';
import { questionAt } from '../form/answer-location.ts';
import { type FieldRule, fieldRulesOf } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { breakRule } from '../sample/break-rule.ts';
import type { SampleOptions } from '../sample/sample-answers.ts';
import { pathSegment } from './path-segment.ts';
import type { ScreenState } from './state.ts';

type ErrorState = Pick<ScreenState, 'path' | 'title' | 'answers' | 'says' | 'typed'>;

/** For each rule that has a message, a state that shows it; and the rules for which there is none. */
export function errorStates(form: FormModel, sampling: SampleOptions) {
  const states: ErrorState[] = [];
  const unseen: string[] = [];
  const rules = fieldRulesOf(form.schema).filter((rule) => messageOf(form, rule) !== undefined);
  for (const rule of rules) {
    const path = `error-${pathSegment(rule.at)}-${rule.keyword}`;
    if (states.some((state) => state.path === path)) continue;
    const state = errorState(form, rule, sampling);
    if (state) states.push({ path, ...state });
    else unseen.push(`${questionAt(form, rule.at)?.label}: ${rule.keyword}`);
  }
  return { states, unseen };
}

function errorState(form: FormModel, rule: FieldRule, sampling: SampleOptions) {
  const question = questionAt(form, rule.at);
  const broken = breakRule(form, rule, sampling);
  if (!question || !broken) return undefined;
  const state = { title: `${question.label}: ${ruleWords(rule, broken.error)}` };
  const says = [said(messageOf(form, rule) ?? '', broken.error, question.label)];
  if (rule.keyword !== 'type') return { ...state, says, answers: broken.answers };
  // Text in the place of a number can only be typed: from elsewhere it would be left out.
  const answers = structuredClone(broken.answers);
  removeAt(answers, broken.at);
  return { ...state, says, answers, typed: { at: broken.at, text: 'a few' } };
}

/** The message of a rule, unless the field's widget leaves no way to break it. */
function messageOf(form: FormModel, { at: place, keyword, schema }: FieldRule): string | undefined {
  const question = questionAt(form, place);
  if (!question) return undefined;
  const chosen = question.choices !== undefined || question.source !== undefined;
  // Nothing but what is offered can be chosen.
  if (chosen && ['type', 'format', 'pattern', 'enum', 'oneOf', 'uniqueItems'].includes(keyword)) {
    return undefined;
  }
  if (widgetEntry(question.widget)?.prevents.some((rule) => rule === keyword)) return undefined;
  // An empty text is no answer, so no answer can be shorter than one sign.
  if (keyword === 'minLength' && schema.minLength === 1) return undefined;
  return question.messages[keyword];
}

const said = (message: string, { params }: RuleError, label: string) =>
  fill(message, { ...params, label });

function ruleWords({ keyword, schema }: FieldRule, { params }: RuleError): string {
  const limit = params.limit ?? '';
  const words: Record<string, string> = {
    required: 'not answered',
    minLength: `shorter than ${limit} characters`,
    maxLength: `longer than ${limit} characters`,
    pattern: 'not of the pattern',
    format: `not of the format “${schema.format}”`,
    const: schema.const === true ? 'not ticked' : 'not as it has to be',
    minimum: `less than ${limit}`,
    maximum: `more than ${limit}`,
    minItems: `fewer than ${limit}`,
    maxItems: `more than ${limit}`,
    type: 'not a number',
  };
  return words[keyword] ?? keyword;
}
