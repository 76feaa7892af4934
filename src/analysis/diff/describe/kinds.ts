import type { Question } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import { CheckOutcome, Outcome } from '../../../definition/files/outcome.ts';
import type { Notice } from '../../../definition/files/page-parts.ts';
import { describeLimit } from '../../form/describe-limit.ts';
import type { NodeCondition } from '../model/node.ts';
import { describeCalculation } from './calculation.ts';
import { describeAlternatives, describeStepCondition } from './condition.ts';
import { formatDuration, formatValue, joinList, quoteLabel, widgetName } from './format-value.ts';
import type { Kind } from './kind.ts';
import { listKinds } from './lists.ts';
import { describeMapping, describePointer, formatMapping } from './mapping.ts';
import { describeMigrations } from './migration.ts';
import { describeDisabled, describeExcept, describeOnly, formatShuffled } from './offers.ts';
import { describeOutcomes } from './outcome.ts';
import { describeCases, formatRule } from './rule.ts';
import { describeSource } from './source.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** The kinds of values that are printed in their own way, by the contents that their labels name. */
export const kinds: Record<string, Kind> = {
  ...listKinds,
  // A picture is compared by a hash of its content.
  picture: {
    format: () => 'a picture',
    describe: ({ oldValue, newValue }, noun) =>
      oldValue === undefined || newValue === undefined ? [] : [`${noun} is another picture`],
  },
  notice: { format: formatNotice },
  duration: { format: formatDuration },
  delay: { format: (delay) => `saved in the browser after ${formatDuration(delay)}` },
  route: { format: (route, { screen }) => screen(route) },
  pointer: { format: (pointer, _, questions) => describePointer(pointer, questions) },
  condition: {
    format: (when: DataCondition, _, questions) =>
      `shown ${describeStepCondition(when, questions)}`,
  },
  asked: {
    format: (ways: NodeCondition[][], _, questions) =>
      `asked ${describeAlternatives(ways, questions)}`,
  },
  mapping: {
    format: (mapping, _, questions) => formatMapping(mapping, questions),
    describe: describeMapping,
  },
  outcome: { describe: describeOutcomes(Outcome) },
  'check-outcome': { describe: describeOutcomes(CheckOutcome) },
  migrations: { describe: describeMigrations },
  widget: { format: (widget) => `asked with ${widgetName(widget)}` },
  rule: {
    format: (value, { name }, questions) => formatRule(name, value, questions),
    describe: describeCases,
  },
  mask: {
    format: (mask) => (isObject(mask) ? describeLimit(mask) : formatValue(mask)),
    describe: describeCases,
  },
  calculated: calculated('calculated'),
  proposed: calculated('proposed'),
  source: { describe: describeSource },
  schema: {},
  other: {},
  part: {
    describe: ({ oldValue, newValue }, _noun, { name }) =>
      describeStructuralDiff(name, oldValue, newValue),
  },
  disabled: { describe: describeDisabled },
  only: { describe: describeOnly },
  except: { describe: describeExcept },
  shuffle: { format: formatShuffled },
  totals: { format: formatTotals },
};

/** Returns the way to print the calculation that makes an answer, or proposes it. */
function calculated(option: 'calculated' | 'proposed'): Kind {
  const format = (value: unknown, questions: Question[]) =>
    describeCalculation(value, questions, describePointer);
  return {
    describe: ({ oldValue, newValue }, _noun, { it, questions: { current } }) => {
      if (newValue === undefined) return [`${it} is no longer ${option}`];
      const was = oldValue === undefined ? '' : ` (was ${format(oldValue, current)})`;
      return [`${it} is now ${option} as ${format(newValue, current)}${was}`];
    },
  };
}

/** Formats a notice. */
function formatNotice({ text, dismissible, from, until }: Notice): string {
  return [
    formatValue(text),
    ...(dismissible ? ['which visitors can close'] : []),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(', ');
}

/** Formats the totals of a table, by the labels of the questions: "'All costs' below 'Cost'". */
function formatTotals(totals: Record<string, string>, _: unknown, questions: Question[]): string {
  const labelAt = (end: string) =>
    quoteLabel(
      questions.find(({ pointer }) => pointer.endsWith(end))?.label ?? end.replace(/.*\//, ''),
    );
  return joinList(
    Object.entries(totals).map(
      ([column, total]) => `${labelAt(`/${total}`)} below ${labelAt(`/-/${column}`)}`,
    ),
  );
}
