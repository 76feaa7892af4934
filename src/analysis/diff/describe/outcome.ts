import type { Outcome, OutcomeCondition } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { describeDataCondition } from '../../form/describe-condition.ts';
import { canonicalJson, isEqual } from '../canonical-json.ts';
import { describeReplaced, quoteLabel } from './format-value.ts';
import {
  type Context,
  describeLabelled,
  either,
  findLabel,
  type Labels,
  type Values,
} from './label.ts';

type ConditionalOutcome = Outcome & { when?: OutcomeCondition };

/**
 * Describes the changed effects of an outcome, in a list for each of its conditions.
 *
 * @param message the noun for what an outcome says
 */
export function describeOutcomes(
  { oldValue, newValue }: Values,
  message: string,
  context: Context,
): string[] {
  const { call, key, questions } = context;
  const clause = outcomeEntry(key)?.callClause(call, key) ?? `the ${call} call ends as "${key}"`;
  const [before, after] = [oldValue, newValue].map(byCondition) as [ByCondition, ByCondition];
  const labels = effectLabels(message, context);
  const changed = [...new Set([...after.keys(), ...before.keys()])].flatMap((on) => {
    const [old, current] = [before.get(on), after.get(on)];
    if (isEqual(old, current)) return [];
    const { when } = current ?? old ?? {};
    const condition =
      when && `, and ${describeDataCondition(when, [{ questions: questions.current }])}`;
    return describeEffects(old, current, labels, context).map(
      (sentence) => `when ${clause}${condition ?? ''}, ${sentence}`,
    );
  });
  const common = (some: ByCondition, others: ByCondition) =>
    [...some.keys()].filter((on) => others.has(on));
  return isEqual(common(before, after), common(after, before))
    ? changed
    : [...changed, `when ${clause}, the conditions are now tried in another order`];
}

type ByCondition = Map<string, ConditionalOutcome>;

const byCondition = (value: unknown): ByCondition =>
  new Map(
    ([value ?? []].flat() as ConditionalOutcome[]).map((one) => [canonicalJson(one.when), one]),
  );

const effectLabels = (message: string, { questions, screen }: Context): Labels => ({
  go: { noun: 'the next screen', format: screen },
  say: message,
  accept: either('the answer', 'accepted, with this as a note', 'refused'),
  clearDraft: either('the draft in the browser', 'deleted', 'kept'),
  ...Object.fromEntries(
    [...questions.previous, ...questions.current].map(({ pointer, label }) => [
      `fields${pointer}`,
      `the message beside ${quoteLabel(label)}`,
    ]),
  ),
  'fields/*': 'the message beside {key}',
  '*': '{key}',
});

function describeEffects(
  oldOutcome: ConditionalOutcome | undefined,
  newOutcome: ConditionalOutcome | undefined,
  labels: Labels,
  context: Context,
): string[] {
  const [before, after] = [oldOutcome, newOutcome].map(effectsOf);
  const sentences = [
    ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
  ].flatMap((name) => {
    const [oldValue, newValue] = [before?.[name], after?.[name]];
    const found = findLabel(labels, name);
    return isEqual(oldValue, newValue) || !found
      ? []
      : describeLabelled(found.label, { oldValue, newValue }, { ...context, key: found.key });
  });
  return sentences.length > 0
    ? sentences
    : [describeReplaced('the list of effects', oldOutcome && [], newOutcome && [])];
}

/** Returns the effects of an outcome by name, each message beside a field on its own. */
function effectsOf(outcome: ConditionalOutcome | undefined): Record<string, unknown> {
  const { when: _, fields = {}, ...effects } = outcome ?? {};
  const messages = Object.entries(fields).map(([at, message]) => [`fields${at}`, message]);
  return { ...effects, ...Object.fromEntries(messages) };
}
