import { type FieldRule, fieldRulesOf } from '../../../src/analysis/form/field-rules.ts';
import { fieldName, getAt, parentPointer, removeAt, setAt } from '../../../src/core/pointer.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';
import { answersBefore, reachIn } from './reach.ts';
import { visitorSees } from './visitor-sees.ts';

/** Answers that break several rules of a form at once. */
export interface Batch {
  /** Those of this form. */
  answers: Answers;
  /** Those of the forms before it on the same screen. */
  others: Answers;
  /** All that is said then, by the pointer of its field. */
  messages: Record<string, string>;
  /** The rules that are broken: "/name maxLength". */
  rules: string[];
}

/** Every rule of a form that can be broken, in as few batches as their fields allow. */
export function batchesOf(product: Proven, form: ProvenForm): Batch[] {
  const { compiled, texts, loaded } = form;
  const reach = reachIn(product, form);
  const others = answersBefore(product.forms, form, product.written.validate);
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded };
  const own = new Set(compiled.questions.map(({ pointer }) => fieldName(pointer)));
  /** The answers that remain of those given, and all that is said of them. */
  const see = (given: Answers) => {
    const { answers, messages } = visitorSees(
      compiled,
      { ...others, ...given },
      dataSources,
      texts,
    );
    const kept = Object.entries(answers).filter(([name]) => own.has(name));
    return { answers: Object.fromEntries(kept), messages };
  };
  const batches: Batch[] = [];
  for (const rule of fieldRulesOf(form.written).sort(innermostFirst)) {
    const found = reach(rule);
    if (found.how === 'never') continue;
    const { pointer: place, answers } = found.broken;
    const alone = see(answers);
    const message = alone.messages[place];
    if (message === undefined) throw new Error(`${rule.pointer} ${rule.keyword} says nothing.`);
    const name = `${rule.pointer} ${rule.keyword}`;
    const into = batches.find((batch) => {
      if (place in batch.messages) return false;
      const given = withValue(batch.answers, place, getAt(answers, place));
      if (!given) return false;
      const more = see(given);
      if (!isSame(more.messages, { ...batch.messages, [place]: message })) return false;
      Object.assign(batch, { ...more, rules: [...batch.rules, name] });
      return true;
    });
    if (!into) batches.push({ ...alone, others, rules: [name] });
  }
  return batches;
}

/** What is asked under a condition comes first: the other questions are there in any case. */
const innermostFirst = (a: FieldRule, b: FieldRule) => b.conditions.length - a.conditions.length;

/** The answers with another one at a place; `undefined` where nothing holds that place. */
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
