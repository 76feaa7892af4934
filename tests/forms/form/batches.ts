import { isDeepStrictEqual } from 'node:util';
import { type FieldRule, fieldRulesOf } from '../../../src/analysis/form/field-rules.ts';
import { fieldName, getAt, parentPointer, removeAt, setAt } from '../../../src/core/pointer.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { visibleForm } from '../../../src/engine/form/visible-form.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';
import { reachabilityIn } from './rule-reachability.ts';

/** Answers that break several rules of a form at once. */
export interface Batch {
  /** Those of this form. */
  answers: Answers;
  /** Those of the forms before it on the same screen. */
  others: Answers;
  /** All visible messages by the pointers of their fields. */
  messages: Record<string, string>;
  /** The rules that are broken. */
  rules: Pick<FieldRule, 'pointer' | 'path'>[];
}

/** Collects every rule of a form that can be broken, in as few batches as the fields allow. */
export function batchesOf(product: Proven, form: ProvenForm): Batch[] {
  const { compiled, texts, loaded } = form;
  const reachabilityOf = reachabilityIn(product, form);
  const { language } = product.written;
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded, language };
  const own = new Set(compiled.questions.map(({ pointer }) => fieldName(pointer)));
  /** Returns the remaining answers with all visible messages. */
  const enter = (entered: Answers, others: Answers) => {
    const { answers, messages } = visibleForm(
      compiled,
      { ...others, ...entered },
      dataSources,
      texts,
    );
    const remaining = Object.entries(answers).filter(([name]) => own.has(name));
    return { answers: Object.fromEntries(remaining), messages };
  };
  const batches: Batch[] = [];
  for (const rule of fieldRulesOf(form.written).sort(innermostFirst)) {
    const found = reachabilityOf(rule);
    if (found.how === 'unreachable') continue;
    const { pointer, path } = rule;
    const { others } = found;
    const { pointer: place, answers } = found.broken;
    const alone = enter(answers, others);
    const message = alone.messages[place];
    if (message === undefined) throw new Error(`${pointer} ${path} says nothing.`);
    const into = batches.find((batch) => {
      if (place in batch.messages || !isDeepStrictEqual(batch.others, others)) return false;
      const merged = withValue(batch.answers, place, getAt(answers, place));
      if (!merged) return false;
      const more = enter(merged, others);
      if (!isSame(more.messages, { ...batch.messages, [place]: message })) return false;
      Object.assign(batch, { ...more, rules: [...batch.rules, { pointer, path }] });
      return true;
    });
    if (!into) batches.push({ ...alone, others, rules: [{ pointer, path }] });
  }
  return batches;
}

/** Sorts questions with conditions first; the others are asked in any case. */
const innermostFirst = (a: FieldRule, b: FieldRule) => b.conditions.length - a.conditions.length;

/** Returns the answers with another one at a place; `undefined` where the group or item around it is missing. */
function withValue(answers: Answers, place: string, value: unknown): Answers | undefined {
  const holder = parentPointer(place);
  if (holder !== '' && getAt(answers, holder) === undefined) return undefined;
  const changed = structuredClone(answers);
  if (value === undefined) removeAt(changed, place);
  else setAt(changed, place, structuredClone(value));
  return changed;
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([place, message]) => other[place] === message);
