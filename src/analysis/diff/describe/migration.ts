import type { Question } from '../../../compiled/question.ts';
import type { Migration, Operation } from '../../../definition/files/migration.ts';
import { isEqual } from '../canonical-json.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';
import type { Context, Values } from './kind.ts';

/** Describes changed migrations by their effect on saved answers. */
export function describeMigrations(
  { oldValue, newValue }: Values,
  _noun: string,
  { questions: { previous, current } }: Context,
): string[] {
  // Patches lead from questions that may be gone to those that are there now.
  const questions = [...current, ...previous];
  const [before = [], after = []] = [oldValue, newValue].map((migrations) =>
    ((migrations ?? []) as Migration[]).flatMap(({ patch }) => describePatch(patch, questions)),
  );
  const conversion = 'the conversion of saved answers, by which';
  return [
    ...after
      .filter((one) => !before.includes(one))
      .map((one) => `there is now ${conversion} ${one}`),
    ...before.filter((one) => !after.includes(one)).map((one) => `${conversion} ${one}, is gone`),
  ];
}

/** Describes the operations of a patch, each with the tests before it. */
function describePatch(patch: Operation[], questions: Question[]): string[] {
  const tests: string[] = [];
  return patch.flatMap((operation) => {
    if (operation.op === 'test') {
      const { path, value } = operation;
      tests.push(`${nameAt(path, questions)} is ${formatAnswer(path, value, questions)}`);
      return [];
    }
    const where = tests.length > 0 ? `, where ${joinList(tests)}` : '';
    return [`${describeOperation(operation, questions)}${where}`];
  });
}

function describeOperation(
  operation: Exclude<Operation, { op: 'test' }>,
  questions: Question[],
): string {
  const it = nameAt(operation.path, questions);
  switch (operation.op) {
    case 'move':
      return `${nameAt(operation.from, questions)} moves to ${it}`;
    case 'copy':
      return `${nameAt(operation.from, questions)} is copied to ${it}`;
    case 'remove':
      return `${it} is dropped`;
    case 'add':
      return `${it} is added as ${formatAnswer(operation.path, operation.value, questions)}`;
    case 'replace':
      return `${it} becomes ${formatAnswer(operation.path, operation.value, questions)}`;
  }
}

/** Formats an answer with the labels of its choices. */
function formatAnswer(pointer: string, value: unknown, questions: Question[]): string {
  const choices = questions.flatMap((one) => (one.pointer === pointer ? (one.choices ?? []) : []));
  const labelOf = (one: unknown) =>
    formatValue(choices.find((choice) => isEqual(choice.value, one))?.label ?? one);
  return Array.isArray(value) && value.length > 0 ? joinList(value.map(labelOf)) : labelOf(value);
}

/** Names a question: "'Anything else?' (remarks)". */
function nameAt(pointer: string, questions: Question[]): string {
  const label = questions.find((question) => question.pointer === pointer)?.label;
  const name = pointer.slice(1);
  return label ? `${quoteLabel(label)} (${name})` : quoteLabel(name);
}
