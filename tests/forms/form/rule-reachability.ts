import { isDeepStrictEqual } from 'node:util';
import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import { type FormCondition, isOnData } from '../../../src/analysis/form/conditions.ts';
import type { FieldRule } from '../../../src/analysis/form/field-rules.ts';
import { breakRule, type RuleViolation } from '../../../src/analysis/sample/break-rule.ts';
import { fieldContextAt } from '../../../src/analysis/sample/field-context.ts';
import { sampleAnswers } from '../../../src/analysis/sample/sample-answers.ts';
import { dataShowing, listSampleData } from '../../../src/analysis/sample/sample-data.ts';
import type { Question } from '../../../src/compiled/question.ts';
import { isList } from '../../../src/core/form/list-question.ts';
import { getAt } from '../../../src/core/pointer.ts';
import { widgetEntry } from '../../../src/definition/widget-catalogue/index.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { canAnswer } from '../../support/can-answer.ts';
import { answersForConditions } from '../../support/paths/answers-for-conditions.ts';
import {
  type PathCondition,
  pathConditionsOf,
  stepKey,
} from '../../support/paths/path-conditions.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';

/**
 * How a rule can be broken: by an answer that a visitor enters, by a stored or prefilled one, or not at all, with the
 * reason, if it is known.
 */
export type RuleReachability =
  | {
      how: 'by-visitor' | 'by-stored-data';
      question: Question;
      broken: RuleViolation;
      /** Answers to the steps before the form, with which the question is asked. */
      others: Answers;
    }
  | { how: 'unreachable'; why: string | undefined };

/** Returns a function that finds out how a rule of a form can be broken. */
export function reachabilityIn(
  product: Proven,
  form: ProvenForm,
): (rule: FieldRule) => RuleReachability {
  const { validate } = product.written;
  const { loaded, compiled } = form;
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  const usual = answersBefore(product, form);
  const usualSample = sampleAnswers(form.written, { validate, loaded, otherAnswers: usual });

  return (rule) => {
    const others = isOnOthers(rule) ? answersBefore(product, form, rule.conditions) : usual;
    const options = { validate, loaded, otherAnswers: others };
    const sample = { ...others, ...usualSample };
    const question = questionAt(form.written, rule.pointer);
    const { schema, keyword } = rule;
    if (!question) return { how: 'unreachable', why: 'a group that is required is always there' };
    const { offeredValues } = fieldContextAt(form.written, rule.pointer, { loaded }, sample);
    const own = keyword === 'required' ? {} : schema;
    const byVisitor = breakRule(form.written, rule, options, (value) =>
      canAnswer(question, value, { schema: own, offered: offeredValues }),
    );
    if (byVisitor) return { how: 'by-visitor', question, broken: byVisitor, others };
    const any = breakRule(form.written, rule, options);
    // A box that takes one format alone corrects what it can't show.
    const isCorrected =
      keyword === 'format' && widgetEntry(question.widget)?.prevents.some((one) => one === keyword);
    if (any && form.storesAnswers && !isCorrected && survives(any, others)) {
      return { how: 'by-stored-data', question, broken: any, others };
    }
    return { how: 'unreachable', why: whyNever(rule, question, offeredValues) };
  };

  /** Returns whether a stored or prefilled answer stays unchanged when the form opens with it. */
  function survives({ answers, pointer: place }: RuleViolation, others: Answers): boolean {
    const initial = startAnswers(compiled, { ...others, ...answers }, dataSources);
    return JSON.stringify(getAt(initial, place)) === JSON.stringify(getAt(answers, place));
  }
}

/** Returns whether answers of other forms can decide whether the question of a rule is asked. */
const isOnOthers = ({ conditions }: FieldRule): boolean =>
  conditions.some(({ source }) => source === 'answers');

function whyNever(rule: FieldRule, question: Question, offered?: unknown[]) {
  const { keyword, schema, conditions } = rule;
  if (conditions.some(isOnData)) return 'the sample of the data does not ask it';
  const { widget, minItems = 0, default: start } = question;
  if (keyword === 'required' && (minItems > 0 || start !== undefined)) {
    return 'it has an answer from the start, which visitors cannot remove';
  }
  if (keyword === 'minLength' && schema.minLength === 1) return 'an empty text is no answer';
  if (offered) return 'nothing but what is offered can be chosen';
  if (isList(question) && ['minItems', 'maxItems'].includes(keyword)) {
    return 'the buttons of the list keep to the limits';
  }
  const entry = widgetEntry(widget);
  if (entry?.prevents.some((rule) => rule === keyword)) return 'the widget prevents it';
  if (entry && !entry.canEnter) return 'only what the widget lists can be chosen';
  if (question.type === 'boolean') return 'there are two answers only';
  return undefined;
}

/**
 * Returns sample answers to the steps before a form, such that the form is shown.
 *
 * @param met conditions of the form that they meet, as far as they decide
 */
function answersBefore(
  { written }: Proven,
  { screen: id, step: own }: ProvenForm,
  met: FormCondition[] = [],
): Answers {
  const screen = written.screens.find((each) => each.id === id);
  if (!screen) return {};
  const all = listSampleData(written, screen);
  const step = screen.steps.find(({ id }) => id === own);
  const data = step ? dataShowing(screen.steps, step, all, written) : all[0];
  const conditions = pathConditionsOf(screen);
  const isMet = ({ condition, step: asking }: PathCondition) =>
    asking === own &&
    condition.source === 'answers' &&
    met.some((one) => one.source === 'answers' && isDeepStrictEqual(one.if, condition.if));
  const wanted = conditions.map((one) =>
    one.key === stepKey(own) || isMet(one) ? true : undefined,
  );
  const shown = answersForConditions(written, screen, conditions, wanted, data)?.shown;
  const earlier = screen.steps.slice(
    0,
    screen.steps.findIndex((step) => step.id === own),
  );
  return Object.assign({}, ...earlier.map((step) => shown?.get(step.id)));
}
