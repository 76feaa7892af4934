import type { Question } from '../../../compiled/question.ts';
import { namedOutcomes } from '../../../core/named-outcomes.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import { describeDataCondition } from '../../form/describe-condition.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { attributeOf } from '../model/node.ts';
import { describeReplaced, formatValue } from './format-value.ts';
import { describeMapping } from './mapping.ts';

/** Describes a changed attribute of the call that checks an answer, or that takes files; `it` is the field's label. */
export function describeCheck(
  { name, oldValue, newValue, previous, current }: AttributeChange,
  it: string,
  asked: Record<'previous' | 'current', Question[]>,
): string[] | undefined {
  const [, kind = '', part = '', key = ''] =
    /^(check|upload)\.(params|outcomes|[^.]+)(?:\.(.*))?$/.exec(name) ?? [];
  const at = `${kind}.call`;
  const call = String(attributeOf(current, at) ?? attributeOf(previous, at));
  const what = kind === 'check' ? `checks ${it}` : `takes the files of ${it}`;
  const questions = newValue === undefined ? asked.previous : asked.current;
  switch (part) {
    case 'call':
      if (kind === 'upload' && newValue === undefined)
        return [`the files of ${it} now go with the form (were sent by the ${oldValue} call)`];
      if (kind === 'upload' && oldValue === undefined)
        return [`the files of ${it} are now sent by the ${newValue} call (went with the form)`];
      if (kind === 'upload') {
        return [describeReplaced(`the call that takes the files of ${it}`, oldValue, newValue)];
      }
      if (newValue === undefined) return [`${it} is no longer checked by the ${oldValue} call`];
      if (oldValue === undefined)
        return [`${it} is now checked by the ${newValue} call when it is left`];
      return [`${it} is now checked by the ${newValue} call (was the ${oldValue} call)`];
    case 'send': {
      const verbs = {
        now: `the ${call} call that ${what} now sends`,
        noLonger: `the ${call} call that ${what} no longer sends`,
      };
      return describeMapping(oldValue as Mapping, newValue as Mapping, verbs, questions);
    }
    case 'params': {
      const place = `{${key}} in the path of the ${call} call that ${what}`;
      const verbs = { now: `${place} is now`, noLonger: `${place} is no longer` };
      return describeMapping(oldValue as Mapping, newValue as Mapping, verbs, questions);
    }
    case 'outcomes': {
      const clause =
        outcomeEntry(key)?.callClause(call, key) ?? `the ${call} call ends as "${key}"`;
      return describeRefusals(it, clause, { [key]: oldValue }, { [key]: newValue }, questions);
    }
    case 'part':
      return [
        describeReplaced(
          `the name of the part with the files of ${it}`,
          oldValue ?? 'file',
          newValue ?? 'file',
        ),
      ];
    default:
      return undefined;
  }
}

/** Describes the changed messages with which an outcome refuses an answer, each on its condition. */
function describeRefusals(
  it: string,
  clause: string,
  oldValue: unknown,
  newValue: unknown,
  questions: Question[],
): string[] {
  const [before, after] = [messagesIn(oldValue), messagesIn(newValue)];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    if (old?.say === current?.say) return [];
    const when = (current ?? old)?.when;
    const condition = when ? `, and ${describeDataCondition(when, [{ questions }])}` : '';
    const where = `where ${clause}${condition}`;
    if (old === undefined) return [`${it} is now refused ${where}: ${formatValue(current?.say)}`];
    if (current === undefined) return [`${it} is no longer refused ${where}`];
    return [describeReplaced(`the message that refuses ${it} ${where}`, old.say, current.say)];
  });
}

interface Refusal {
  say: string;
  when: OutcomeCondition | undefined;
}

/** Returns the messages of outcomes by their conditions. */
const messagesIn = (outcomes: unknown): Map<string, Refusal> =>
  new Map(
    namedOutcomes<OutcomeCondition>(outcomes).flatMap(({ outcome: { say, when } }) =>
      say === undefined ? [] : [[JSON.stringify(when ?? null), { say, when }] as const],
    ),
  );
