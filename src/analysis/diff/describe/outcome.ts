import type { TObject } from 'typebox';
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import type { Outcome, OutcomeCondition } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { describeDataCondition } from '../../form/describe-condition.ts';
import { isEqual } from '../canonical-json.ts';
import { keyAttributes } from '../model/key-attributes.ts';
import { describeReplaced, quoteLabel } from './format-value.ts';
import type { Context, Describe, Values } from './kind.ts';

type ConditionalOutcome = Outcome & { when?: OutcomeCondition; accept?: boolean };
type ByCondition = Map<string, ConditionalOutcome>;

/**
 * Returns a function that describes the changed effects of an outcome, in a list for each of its conditions.
 *
 * @param schema that of the effects, with their labels
 */
export const describeOutcomes =
  (schema: TObject) =>
  (
    { oldValue, newValue }: Values,
    name: string,
    context: Context,
    describe: Describe,
  ): string[] => {
    const { callName, questions } = context;
    const clause =
      outcomeEntry(name)?.callClause(callName, name) ?? `the ${callName} call ends as "${name}"`;
    const [before, after] = [oldValue, newValue].map(byCondition) as [ByCondition, ByCondition];
    const changed = [...new Set([...after.keys(), ...before.keys()])].flatMap((on) => {
      const [old, current] = [before.get(on), after.get(on)];
      if (isEqual(old, current)) return [];
      const { when } = current ?? old ?? {};
      const condition =
        when && `, and ${describeDataCondition(when, [{ questions: questions.current }])}`;
      return describeEffects(schema, [old, current], context, describe).map(
        (sentence) => `when ${clause}${condition ?? ''}, ${sentence}`,
      );
    });
    const common = (some: ByCondition, others: ByCondition) =>
      [...some.keys()].filter((on) => others.has(on));
    return isEqual(common(before, after), common(after, before))
      ? changed
      : [...changed, `when ${clause}, the conditions are now tried in another order`];
  };

const byCondition = (value: unknown): ByCondition =>
  new Map(
    ([value ?? []].flat() as ConditionalOutcome[]).map((one) => [canonicalJson(one.when), one]),
  );

function describeEffects(
  schema: TObject,
  outcomes: (ConditionalOutcome | undefined)[],
  context: Context,
  describe: Describe,
): string[] {
  const isNoted = outcomes.some((outcome) => outcome?.accept);
  // Without a message, an answer is accepted; with one it is refused, unless the outcome says otherwise.
  const effects = outcomes.map((outcome = {}) =>
    keyAttributes(
      schema,
      isNoted && outcome.say !== undefined ? { accept: false, ...outcome } : outcome,
    ),
  );
  const questions = [...context.questions.current, ...context.questions.previous];
  const labels = new Map(effects.flat().map(({ name, label }) => [name, label]));
  const sentences = [...labels].flatMap(([name, label]) => {
    const [oldValue, newValue] = effects.map(
      (some) => some.find((one) => one.name === name)?.value,
    );
    if (isEqual(oldValue, newValue)) return [];
    const question = questions.find(({ pointer }) => pointer === label.key);
    const key = question ? quoteLabel(question.label) : label.key?.slice(1);
    return describe(
      { ...label, ...(key !== undefined && { key }) },
      { oldValue, newValue },
      context,
    );
  });
  if (sentences.length > 0) return sentences;
  const [before, after] = outcomes.map((outcome) => outcome && []);
  return [describeReplaced('the list of effects', before, after)];
}
