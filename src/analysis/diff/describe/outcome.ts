import type { Question } from '../../../compiled/question.ts';
import type { Outcome, OutcomeCondition } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { describeDataCondition } from '../../form/describe-condition.ts';
import { isEqual } from '../canonical-json.ts';
import { formatValue, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

interface Surroundings {
  questions: Question[];
  /** Names a screen by its route. */
  screen: (route: unknown) => string;
}

type ListedOutcome = Outcome & { when?: OutcomeCondition };
type DescribedOutcomes = Outcome | ListedOutcome[] | undefined;

/** Describes the changed effects of an outcome, in a list for each of its conditions. */
export function describeOutcomes(
  call: string,
  ending: string,
  oldValue: DescribedOutcomes,
  newValue: DescribedOutcomes,
  context: Surroundings,
): string[] {
  const clause =
    outcomeEntry(ending)?.callClause(call, ending) ?? `the ${call} call ends as "${ending}"`;
  if (!Array.isArray(oldValue) && !Array.isArray(newValue)) {
    return describeOutcome(clause, oldValue, newValue, context);
  }
  const [before, after] = [byCondition(oldValue), byCondition(newValue)];
  const changed = [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    if (isEqual(old, current)) return [];
    const when = (current ?? old)?.when;
    const condition = when && describeDataCondition(when, [context]);
    return describeOutcome(
      condition ? `${clause}, and ${condition}` : clause,
      withoutCondition(old),
      withoutCondition(current),
      context,
    );
  });
  const common = (some: typeof before, others: typeof after) =>
    [...some.keys()].filter((key) => others.has(key));
  const isReordered = !isEqual(common(before, after), common(after, before));
  return isReordered
    ? [...changed, `when ${clause}, the conditions are now tried in another order`]
    : changed;
}

const byCondition = (value: DescribedOutcomes): Map<string, ListedOutcome> =>
  new Map(
    [value ?? []].flat().map((one: ListedOutcome) => [JSON.stringify(one.when ?? null), one]),
  );

function withoutCondition(outcome: ListedOutcome | undefined): Outcome | undefined {
  if (!outcome) return undefined;
  const { when: _, ...effects } = outcome;
  return effects;
}

function describeOutcome(
  clause: string,
  oldValue: Outcome | undefined,
  newValue: Outcome | undefined,
  { questions, screen }: Surroundings,
): string[] {
  const { go, say, fields, clearDraft, ...rest } = newValue ?? {};
  const before = oldValue ?? {};
  const sentences: string[] = [];
  if (go !== before.go) {
    if (go === undefined) sentences.push(`the visitor no longer goes to ${screen(before.go)}`);
    else if (before.go === undefined) sentences.push(`the visitor now goes to ${screen(go)}`);
    else sentences.push(`the visitor now goes to ${screen(go)} (was ${screen(before.go)})`);
  }
  if (say !== before.say) sentences.push(describeMessageChange(before.say, say, ''));
  const [previous, current] = [before.fields ?? {}, fields ?? {}];
  for (const at of new Set([...Object.keys(previous), ...Object.keys(current)])) {
    if (previous[at] === current[at]) continue;
    const label = questions.find((question) => question.pointer === at)?.label ?? at.slice(1);
    sentences.push(
      describeMessageChange(previous[at], current[at], ` beside ${quoteLabel(label)}`),
    );
  }
  if (clearDraft !== before.clearDraft) {
    sentences.push(
      `the answers kept in the browser are ${clearDraft ? 'now' : 'no longer'} forgotten`,
    );
  }
  const {
    go: _g,
    say: _s,
    fields: _f,
    clearDraft: _c,
    ...other
  } = before as Record<string, unknown>;
  for (const key of new Set([...Object.keys(other), ...Object.keys(rest)])) {
    sentences.push(
      ...describeStructuralDiff(key, other[key], (rest as Record<string, unknown>)[key]),
    );
  }
  if (sentences.length === 0) {
    sentences.push(newValue ? 'nothing is done' : 'what is done goes by the general rule');
  }
  return sentences.map((sentence) => `when ${clause}, ${sentence}`);
}

function describeMessageChange(
  oldValue: string | undefined,
  newValue: string | undefined,
  where: string,
): string {
  if (newValue === undefined) return `${formatValue(oldValue)} is no longer said${where}`;
  return `${formatValue(newValue)} is now said${where}${oldValue === undefined ? '' : ` (was ${formatValue(oldValue)})`}`;
}

/** Names a screen: "'Thank you' (/thanks)". */
export const screenName = (label: string | undefined, route: unknown): string =>
  label === undefined ? formatValue(route) : `${quoteLabel(label)} (${route})`;
