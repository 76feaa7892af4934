import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { RuleError } from '../../compiled/validate.ts';
import type { Texts } from '../../definition/texts.ts';
import { evaluateConditions } from '../form/asked-questions.ts';
import type { Answers, DataSources } from '../form/coerce-answers.ts';
import { getAt, parentPointer, toQuestionPointer } from '../pointer.ts';
import { ruleMessage } from '../text/rule-message.ts';
import { brokenRule, messageOfRule } from './broken-rule.ts';

/** A broken rule in the product's own words. */
export interface Problem {
  /** JSON Pointer to the field, "/guests/0/name"; "" for the form as a whole. */
  pointer: string;
  /** The path of the broken rule: a JSON Schema keyword, or "allOf/1/pattern". */
  rule: string;
  readonly message: string;
  /** Whether the field is validated last. */
  validateLast: boolean;
}

/**
 * Returns the broken rules of a form, one a field, in the order of the form's questions, and those of a list item by item.
 *
 * @param answers normalized answers; those of other steps may be among them
 * @param dataSources with the language of the messages
 */
export function findProblems(
  form: CompiledForm,
  answers: Answers,
  texts: Texts,
  dataSources: Partial<DataSources>,
): Problem[] {
  if (form.validate(answers, dataSources)) return [];
  const { language } = dataSources;
  const order = orderOf(form);
  const { resolve } = evaluateConditions(form, answers, dataSources);
  const unfinishedMessage = (from: CompiledForm, question: Question, answer: unknown) =>
    from.unfinishedMessage?.(question, answer, texts, language) ??
    from.unfinishedFileMessage?.(question, answer, texts, language);
  const first = new Map<string, { problem: Problem; index: number }>();
  for (const error of form.validate.errors ?? []) {
    const placed = form.placeItemError?.(error, answers, order);
    const rule = placed?.rule ?? brokenRule(error);
    if (rule === undefined) continue;
    const pointer = placed?.pointer ?? fieldOf(error, order);
    const known = order.get(pointer) ?? order.get(toQuestionPointer(pointer));
    // Visitors could not fix it; HTML doesn't validate a read-only input either.
    if (known?.question.readOnly) continue;
    const earlier = first.get(pointer);
    if (earlier && (earlier.problem.rule === 'required' || rule !== 'required')) continue;
    first.set(pointer, {
      index: known?.index ?? order.size,
      problem: {
        pointer,
        rule,
        // Made when it is read: few of a form's hundreds of problems are shown while a visitor types.
        get message() {
          const question = known && resolve(known.question, pointer);
          return (
            (question && unfinishedMessage(form, question, getAt(answers, pointer))) ??
            messageOf(rule, error, question, { form, texts, language })
          );
        },
        validateLast: known?.question.check === 'last',
      },
    });
  }
  return [...first]
    .sort(([one, a], [other, b]) => compareItems(one, other) || a.index - b.index)
    .map(([, { problem }]) => problem);
}

/** Compares pointers by the numbers of their items, where they first differ in those. */
function compareItems(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const start = one.lastIndexOf('/', at - 1) + 1;
  const [a, b] = [one, other].map((pointer) => /^\d+(?=\/|$)/.exec(pointer.slice(start))?.[0]);
  return a === undefined || b === undefined ? 0 : Number(a) - Number(b);
}

type Order = Map<string, { question: Question; index: number }>;

const orders = new WeakMap<CompiledForm, Order>();

/** Returns the questions of a form with their positions, by pointer; computed once for each form. */
function orderOf(form: CompiledForm): Order {
  const known = orders.get(form);
  if (known) return known;
  const order: Order = new Map(
    form.questions.map((question, index) => [question.pointer, { question, index }]),
  );
  orders.set(form, order);
  return order;
}

/** Returns the pointer of the field that shows an error: the nearest question at or above the value. */
function fieldOf(error: RuleError, questions: Map<string, unknown>): string {
  const missing = error.params.missingProperty;
  let pointer =
    error.keyword === 'required' && typeof missing === 'string'
      ? `${error.instancePath}/${missing}`
      : error.instancePath;
  // Outside of lists, a question's pointer is that of its field.
  if (questions.has(pointer)) return pointer;
  while (pointer !== '' && !questions.has(toQuestionPointer(pointer))) {
    // A required group that is missing as a whole is shown at its first question.
    const inside = [...questions.keys()].find((key) =>
      key.startsWith(`${toQuestionPointer(pointer)}/`),
    );
    if (inside && error.keyword === 'required') {
      return `${pointer}${inside.slice(toQuestionPointer(pointer).length)}`;
    }
    pointer = parentPointer(pointer);
  }
  return pointer;
}

function messageOf(
  rule: string,
  error: RuleError,
  question: Question | undefined,
  { form, texts, language }: { form: CompiledForm; texts: Texts; language: string | undefined },
): string {
  const message = (question && messageOfRule(question.messages, rule)) ?? texts.invalid;
  return ruleMessage(message, error, question, form, language);
}
