import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import type { FieldRule } from '../../../src/analysis/form/field-rules.ts';
import { breakRule, type RuleViolation } from '../../../src/analysis/sample/break-rule.ts';
import { fieldContextAt } from '../../../src/analysis/sample/field-context.ts';
import { sampleAnswers } from '../../../src/analysis/sample/sample-answers.ts';
import { dataShowing, listSampleData } from '../../../src/analysis/sample/sample-data.ts';
import type { Question } from '../../../src/compiled/question.ts';
import { isList } from '../../../src/core/list-question.ts';
import { getAt } from '../../../src/core/pointer.ts';
import { widgetEntry } from '../../../src/definition/widgets/index.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { canAnswer } from '../../support/can-answer.ts';
import { answersForConditions } from '../../support/paths/answers-for-conditions.ts';
import { pathConditionsOf, stepKey } from '../../support/paths/path-conditions.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';

/**
 * How a rule can be broken: by an answer that a visitor enters, by a stored or prefilled one, or not at all, with the
 * reason, if it is known.
 */
export type RuleReachability =
  | { how: 'by-visitor' | 'by-stored-data'; question: Question; broken: RuleViolation }
  | { how: 'unreachable'; why: string | undefined };

/** Returns a function that finds out how a rule of a form can be broken. */
export function reachabilityIn(
  product: Proven,
  form: ProvenForm,
): (rule: FieldRule) => RuleReachability {
  const { validate } = product.written;
  const { loaded, compiled } = form;
  const others = answersBefore(product, form);
  const options = { validate, loaded, otherAnswers: others };
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  const sample = { ...others, ...sampleAnswers(form.written, options) };

  return (rule) => {
    const question = questionAt(form.written, rule.pointer);
    const { schema, keyword } = rule;
    if (!question) return { how: 'unreachable', why: 'a group that is required is always there' };
    const { offeredValues } = fieldContextAt(form.written, rule.pointer, {
      loaded,
      answers: sample,
    });
    const own = keyword === 'required' ? {} : schema;
    const byVisitor = breakRule(form.written, rule, options, (value) =>
      canAnswer(question, value, { schema: own, offered: offeredValues }),
    );
    if (byVisitor) return { how: 'by-visitor', question, broken: byVisitor };
    const any = breakRule(form.written, rule, options);
    if (any && form.storesAnswers && survives(any)) {
      return { how: 'by-stored-data', question, broken: any };
    }
    return { how: 'unreachable', why: whyNever(rule, question, offeredValues) };
  };

  /** Returns whether a stored or prefilled answer stays unchanged when the form opens with it. */
  function survives({ answers, pointer: place }: RuleViolation): boolean {
    const initial = startAnswers(compiled, { ...others, ...answers }, dataSources);
    return JSON.stringify(getAt(initial, place)) === JSON.stringify(getAt(answers, place));
  }
}

function whyNever({ keyword, schema }: FieldRule, question: Question, offered?: unknown[]) {
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

/** Returns sample answers to the steps before a form, such that the form is shown. */
export function answersBefore({ written }: Proven, { screen: id, step: own }: ProvenForm): Answers {
  const screen = written.screens.find((each) => each.id === id);
  if (!screen) return {};
  const all = listSampleData(written, screen);
  const step = screen.steps.find(({ id }) => id === own);
  const data = step ? dataShowing(screen.steps, step, all, written) : all[0];
  const conditions = pathConditionsOf(screen);
  const wanted = conditions.map(({ key }) => (key === stepKey(own) ? true : undefined));
  const shown = answersForConditions(written, screen, conditions, wanted, data)?.shown;
  const earlier = screen.steps.slice(
    0,
    screen.steps.findIndex((step) => step.id === own),
  );
  return Object.assign({}, ...earlier.map((step) => shown?.get(step.id)));
}
