import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import type { FieldRule } from '../../../src/analysis/form/field-rules.ts';
import { breakRule, type RuleViolation } from '../../../src/analysis/sample/break-rule.ts';
import { fieldContextAt } from '../../../src/analysis/sample/field-context.ts';
import { sampleAnswers } from '../../../src/analysis/sample/sample-answers.ts';
import type { Question } from '../../../src/compiled/form.ts';
import { isList } from '../../../src/core/list-question.ts';
import { getAt } from '../../../src/core/pointer.ts';
import { widgetEntry } from '../../../src/definition/widgets/index.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { canAnswer } from '../../support/can-answer.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';

/**
 * How a rule comes to be broken: by what a visitor gives, by what was stored or prefilled, or not at all, with the
 * reason, if there is one.
 */
export type Reach =
  | { how: 'given' | 'stored'; question: Question; broken: RuleViolation }
  | { how: 'never'; why: string | undefined };

/** Works out how the rules of a form can be broken. */
export function reachIn({ written, forms }: Proven, form: ProvenForm): (rule: FieldRule) => Reach {
  const { validate } = written;
  const { loaded, compiled } = form;
  const others = answersBefore(forms, form, validate);
  const options = { validate, loaded, otherAnswers: others };
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  const sample = { ...others, ...sampleAnswers(form.written, options) };

  return (rule) => {
    const question = questionAt(form.written, rule.pointer);
    const { schema, keyword } = rule;
    if (!question) return { how: 'never', why: 'a group that is required is always there' };
    const { offeredValues } = fieldContextAt(form.written, rule.pointer, {
      loaded,
      answers: sample,
    });
    const own = keyword === 'required' ? {} : schema;
    const given = breakRule(form.written, rule, options, (value) =>
      canAnswer(question, value, { schema: own, offered: offeredValues }),
    );
    if (given) return { how: 'given', question, broken: given };
    const any = breakRule(form.written, rule, options);
    if (any && form.storesAnswers && survives(any)) {
      return { how: 'stored', question, broken: any };
    }
    return { how: 'never', why: whyNever(rule, question, offeredValues) };
  };

  /** Whether an answer from elsewhere stays as it is when the form takes it over. */
  function survives({ answers, pointer: place }: RuleViolation): boolean {
    const taken = startAnswers(compiled, { ...others, ...answers }, dataSources);
    return JSON.stringify(getAt(taken, place)) === JSON.stringify(getAt(answers, place));
  }
}

function whyNever({ keyword, schema }: FieldRule, question: Question, offered?: unknown[]) {
  const { widget, minItems = 0, default: start } = question;
  if (keyword === 'required' && (minItems > 0 || start !== undefined)) {
    return 'something stands there from the start, and nobody can take it out';
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

/** Sample answers to the forms of the same screen that come before a form. */
export function answersBefore(
  forms: ProvenForm[],
  form: ProvenForm,
  validate: Proven['written']['validate'],
): Answers {
  const earlier = forms
    .slice(0, forms.indexOf(form))
    .filter(({ screen }) => screen === form.screen);
  const others: Answers = {};
  for (const { written, loaded } of earlier) {
    Object.assign(others, sampleAnswers(written, { validate, loaded, otherAnswers: others }));
  }
  return others;
}
