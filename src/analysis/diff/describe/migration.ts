import type { Question } from '../../../compiled/form.ts';
import type { Migration, Operation } from '../../../definition/files/migration.ts';
import { isEqual } from '../canonical-json.ts';
import { attributeOf, type Node } from '../model/node.ts';
import type { ComparedQuestions } from './field.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** What becomes of answers kept in browsers that would have stayed as they are, and the other way round. */
export function describeMigration(
  was: Migration[] = [],
  is: Migration[] = [],
  { old, now }: ComparedQuestions,
): string[] {
  const words = (migrations: Migration[]) =>
    migrations.flatMap(({ patch }) => patchWords(patch, { old, now }));
  const [before, after] = [words(was), words(is)];
  const said = [
    ...after.filter((one) => !before.includes(one)),
    ...before.filter((one) => !after.includes(one)).map((one) => `no longer so: ${one}`),
  ];
  // The order of the operations, or the version that they lead to.
  return said.length > 0 ? said : describeStructuralDiff('draft.migrations', was, is);
}

/** The version of the questions, where nothing else tells what becomes of answers of another one. */
export function describeVersion(old: Node, now: Node, was: unknown = 1, is: unknown = 1): string[] {
  const [before, after] = [
    attributeOf(old, 'draft.migrations'),
    attributeOf(now, 'draft.migrations'),
  ];
  const told = describeMigration(
    before as Migration[] | undefined,
    after as Migration[] | undefined,
    {
      old: [],
      now: [],
    },
  );
  return told.length > 0
    ? []
    : [`answers kept before are of version ${was}, the form is of version ${is}`];
}

function patchWords(patch: Operation[], asked: ComparedQuestions): string[] {
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
        `${labelled(path, asked.old)} was kept as ${answerWords(path, value, asked.old)}`,
    );
    const sentence = operationWords(operation, replaced, asked);
    return [where.length > 0 ? `${sentence}, where ${joinList(where)}` : sentence];
  });
}

function operationWords(
  operation: Exclude<Operation, { op: 'test' }>,
  replaced: { value: unknown } | undefined,
  { old, now }: ComparedQuestions,
): string {
  switch (operation.op) {
    case 'move':
      return `an answer kept as ${placed(operation.from, old)} is now found in ${placed(operation.path, now)}`;
    case 'copy':
      return `an answer kept as ${placed(operation.from, [...old, ...now])} is now found in ${placed(operation.path, now)} too`;
    case 'remove':
      return `kept answers to ${placed(operation.path, old)} are dropped`;
    case 'add':
      return `kept answers now have ${answerWords(operation.path, operation.value, now)} in ${placed(operation.path, now)}`;
    case 'replace': {
      const { path, value } = operation;
      const what = replaced ? `${answerWords(path, replaced.value, old)} of` : 'answer to';
      return `a kept ${what} ${labelled(path, [...now, ...old])} becomes ${answerWords(path, value, now)}`;
    }
  }
}

/** An answer by the words of its choices, as visitors know it. */
function answerWords(pointer: string, value: unknown, questions: Question[]): string {
  const choices = questions.find(({ pointer: at }) => at === pointer)?.choices ?? [];
  const wordsOf = (one: unknown): string => {
    const choice = choices.find((each) => isEqual(each.value, one));
    if (choice) return formatValue(choice.label);
    return typeof one === 'boolean' ? (one ? 'yes' : 'no') : formatValue(one);
  };
  return Array.isArray(value) && value.length > 0 ? joinList(value.map(wordsOf)) : wordsOf(value);
}

const nameAt = (pointer: string): string => quoteLabel(pointer.slice(1));

const labelAt = (pointer: string, questions: Question[]): string | undefined =>
  questions.find(({ pointer: at }) => at === pointer)?.label || undefined;

const labelled = (pointer: string, questions: Question[]): string =>
  quoteLabel(labelAt(pointer, questions) ?? pointer.slice(1));

/** "'Anything else?' (remarks)". */
function placed(pointer: string, questions: Question[]): string {
  const label = labelAt(pointer, questions);
  return label === undefined ? nameAt(pointer) : `${quoteLabel(label)} (${pointer.slice(1)})`;
}
