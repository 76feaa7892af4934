import type { Question } from '../../../compiled/form.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { formatValue, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

interface Surroundings {
  questions: Question[];
  /** Names a screen by its route. */
  screen: (route: unknown) => string;
}

/** Describes the changed effects of an outcome. */
export function describeOutcome(
  call: string,
  ending: string,
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
  const clause =
    outcomeEntry(ending)?.callClause(call, ending) ?? `the ${call} call ends as "${ending}"`;
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
