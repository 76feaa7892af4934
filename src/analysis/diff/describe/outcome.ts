import type { Question } from '../../../compiled/form.ts';
import type { Outcome } from '../../../definition/files/screen.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { formatValue, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

interface Surroundings {
  questions: Question[];
  /** A screen by its route, as somebody would name it. */
  screen: (route: unknown) => string;
}

/** What happens otherwise once a call has ended in one way. */
export function describeOutcome(
  call: string,
  ending: string,
  was: Outcome | undefined,
  is: Outcome | undefined,
  { questions, screen }: Surroundings,
): string[] {
  const { go, say, fields, clearDraft, ...rest } = is ?? {};
  const before = was ?? {};
  const words: string[] = [];
  if (go !== before.go) {
    if (go === undefined) words.push(`the visitor no longer goes to ${screen(before.go)}`);
    else if (before.go === undefined) words.push(`the visitor now goes to ${screen(go)}`);
    else words.push(`the visitor now goes to ${screen(go)} (was ${screen(before.go)})`);
  }
  if (say !== before.say) words.push(saidWords(before.say, say, ''));
  const [old, now] = [before.fields ?? {}, fields ?? {}];
  for (const at of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[at] === now[at]) continue;
    const label = questions.find((question) => question.pointer === at)?.label ?? at.slice(1);
    words.push(saidWords(old[at], now[at], ` beside ${quoteLabel(label)}`));
  }
  if (clearDraft !== before.clearDraft) {
    words.push(`the answers kept in the browser are ${clearDraft ? 'now' : 'no longer'} forgotten`);
  }
  const {
    go: _g,
    say: _s,
    fields: _f,
    clearDraft: _c,
    ...other
  } = before as Record<string, unknown>;
  for (const key of new Set([...Object.keys(other), ...Object.keys(rest)])) {
    words.push(...describeStructuralDiff(key, other[key], (rest as Record<string, unknown>)[key]));
  }
  if (words.length === 0) {
    words.push(is ? 'nothing is done' : 'what is done goes by the general rule');
  }
  const clause =
    outcomeEntry(ending)?.callClause(call, ending) ?? `the ${call} call ends as "${ending}"`;
  return words.map((sentence) => `when ${clause}, ${sentence}`);
}

function saidWords(was: string | undefined, is: string | undefined, where: string): string {
  if (is === undefined) return `${formatValue(was)} is no longer said${where}`;
  return `${formatValue(is)} is now said${where}${was === undefined ? '' : ` (was ${formatValue(was)})`}`;
}

/** "'Thank you' (/thanks)". */
export const screenName = (label: string | undefined, route: unknown): string =>
  label === undefined ? formatValue(route) : `${quoteLabel(label)} (${route})`;
