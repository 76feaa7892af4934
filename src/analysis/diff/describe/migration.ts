import type { Question } from '../../../compiled/question.ts';
import type { Migration, Operation } from '../../../definition/files/migration.ts';
import { isEqual } from '../canonical-json.ts';
import { attributeOf, type Node } from '../model/node.ts';
import type { ComparedQuestions } from './field.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes changed migrations by their effect on stored drafts. */
export function describeMigration(
  oldValue: Migration[] = [],
  newValue: Migration[] = [],
  { previous, current }: ComparedQuestions,
): string[] {
  const describePatches = (migrations: Migration[]) =>
    migrations.flatMap(({ patch }) => describePatch(patch, { previous, current }));
  const [before, after] = [describePatches(oldValue), describePatches(newValue)];
  const sentences = [
    ...after.filter((one) => !before.includes(one)),
    ...before.filter((one) => !after.includes(one)).map((one) => `no longer so: ${one}`),
  ];
  // The order of the operations, or the version that they lead to.
  return sentences.length > 0
    ? sentences
    : describeStructuralDiff('draft.migrations', oldValue, newValue);
}

/** Describes a changed version, unless the migrations' sentences already imply it. */
export function describeVersion(
  previous: Node,
  current: Node,
  oldValue: unknown = 1,
  newValue: unknown = 1,
): string[] {
  const [before, after] = [
    attributeOf(previous, 'draft.migrations'),
    attributeOf(current, 'draft.migrations'),
  ];
  const merged = describeMigration(
    before as Migration[] | undefined,
    after as Migration[] | undefined,
    {
      previous: [],
      current: [],
    },
  );
  return merged.length > 0
    ? []
    : [`answers kept before are of version ${oldValue}, the form is of version ${newValue}`];
}

function describePatch(patch: Operation[], asked: ComparedQuestions): string[] {
  const guards: { path: string; value: unknown }[] = [];
  return patch.flatMap((operation) => {
    if (operation.op === 'test') {
      guards.push(operation);
      return [];
    }
    const replaces = ({ path }: { path: string }) =>
      operation.op === 'replace' && path === operation.path;
    const replaced = guards.find(replaces);
    const others = guards.filter((guard) => guard !== replaced);
    const where = others.map(
      ({ path, value }) =>
        `${labelled(path, asked.previous)} was kept as ${answerWords(path, value, asked.previous)}`,
    );
    const sentence = operationWords(operation, replaced, asked);
    return [where.length > 0 ? `${sentence}, where ${joinList(where)}` : sentence];
  });
}

function operationWords(
  operation: Exclude<Operation, { op: 'test' }>,
  replaced: { value: unknown } | undefined,
  { previous, current }: ComparedQuestions,
): string {
  switch (operation.op) {
    case 'move':
      return `an answer kept as ${placed(operation.from, previous)} is now found in ${placed(operation.path, current)}`;
    case 'copy':
      return `an answer kept as ${placed(operation.from, [...previous, ...current])} is now found in ${placed(operation.path, current)} too`;
    case 'remove':
      return `kept answers to ${placed(operation.path, previous)} are dropped`;
    case 'add':
      return `kept answers now have ${answerWords(operation.path, operation.value, current)} in ${placed(operation.path, current)}`;
    case 'replace': {
      const { path, value } = operation;
      const what = replaced ? `${answerWords(path, replaced.value, previous)} of` : 'answer to';
      return `a kept ${what} ${labelled(path, [...current, ...previous])} becomes ${answerWords(path, value, current)}`;
    }
  }
}

/** Formats an answer with the labels of its choices. */
function answerWords(pointer: string, value: unknown, questions: Question[]): string {
  const choices = questions.find(({ pointer: at }) => at === pointer)?.choices ?? [];
  const labelOf = (one: unknown): string => {
    const choice = choices.find((each) => isEqual(each.value, one));
    if (choice) return formatValue(choice.label);
    return typeof one === 'boolean' ? (one ? 'yes' : 'no') : formatValue(one);
  };
  return Array.isArray(value) && value.length > 0 ? joinList(value.map(labelOf)) : labelOf(value);
}

const nameAt = (pointer: string): string => quoteLabel(pointer.slice(1));

const labelAt = (pointer: string, questions: Question[]): string | undefined =>
  questions.find(({ pointer: at }) => at === pointer)?.label || undefined;

const labelled = (pointer: string, questions: Question[]): string =>
  quoteLabel(labelAt(pointer, questions) ?? pointer.slice(1));

/** Names a question: "'Anything else?' (remarks)". */
function placed(pointer: string, questions: Question[]): string {
  const label = labelAt(pointer, questions);
  return label === undefined ? nameAt(pointer) : `${quoteLabel(label)} (${pointer.slice(1)})`;
}
