import { isObject } from '../../../core/is-object.ts';
import {
  expandPointer,
  fieldOf,
  getAt,
  parentPointer,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import { valuesIn } from '../../../core/values-in.ts';
import type { Operation } from '../../../definition/files/migration.ts';
import { typeNouns } from '../../../definition/type-nouns.ts';
import {
  findLostAnswers,
  type LostAnswer,
  questionsOfScreen,
} from '../../3-analyze/lost-answers.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { questionsOf } from '../../model/form/form-fields.ts';
import { draftOf, formsOfScreen, isFullyParsed, type ScreenSource } from '../../model/product.ts';
import { closestName } from '../../model/suggest.ts';
import { impossibleValuesOf } from './impossible-value.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No answer of a frozen draft is lost, unless a migration removes it.',
  checkScreen: (source, product) =>
    draftOf(source) && isFullyParsed(product, source.folder)
      ? findLostAnswers(source)
          .filter((lost) => !isContradictory(source, lost))
          .map((lost) => finding(source, lost))
      : [],
};

/** Returns whether the choices of the question contradict its type, which another rule reports first. */
const isContradictory = (source: ScreenSource, { question, reason }: LostAnswer): boolean =>
  reason === 'choice' &&
  formsOfScreen(source)
    .flatMap(questionsOf)
    .some((field) => field.at === question?.pointer && impossibleValuesOf(field).length > 0);

function finding(source: ScreenSource, lost: LostAnswer): Finding {
  const { draft, pointer } = lost;
  const message = `${problemOf(lost)}, so that a visitor with a draft of version ${draft.version} would lose ${JSON.stringify(lost.value)}. ${adviceFor(source, lost)}`;
  return { file: draft.path, pointer, message };
}

function problemOf({ questionPointer, reason, migrated, question, pointer }: LostAnswer): string {
  const moved = toQuestionPointer(pointer.replace(/^\/answers\/\d+/, ''));
  const isMoved = moved !== questionPointer && moved !== `${questionPointer}/-`;
  const name = isMoved
    ? `${quoted(moved)}, now ${quoted(questionPointer)},`
    : quoted(questionPointer);
  switch (reason) {
    case 'unasked':
      return `${name} is no longer asked`;
    case 'secret':
      return `${name} is no longer stored`;
    case 'choice':
      return `${JSON.stringify(migrated)} is no longer a choice of ${name}`;
    case 'type':
      return `${name} takes ${typeNouns[question?.type ?? ''] ?? 'another kind of answer'} now`;
  }
}

/** Quotes a pointer, or the name of a question outside of groups. */
const quoted = (place: string): string => `"${fieldOf(place)}"`;

/** Returns the likely migration, and the file that it goes to. */
function adviceFor(source: ScreenSource, lost: LostAnswer): string {
  const { version = 1 } = draftOf(source) ?? {};
  const to = lost.draft.version + 1;
  const raise = to > version ? `raise "version" to ${to} and ` : '';
  const [patch, instead] = patchFor(source, lost);
  const migration = JSON.stringify({ to, patch }, undefined, 1).replace(/\n\s*/g, ' ');
  return `In ${source.path} under "draft", ${raise}add ${migration} to "migrations"${instead}.`;
}

/** Returns the patch, and the decision that it leaves to people. */
function patchFor(source: ScreenSource, lost: LostAnswer): [Operation[], string] {
  const { draft, questionPointer, reason } = lost;
  const remove: Operation = { op: 'remove', path: questionPointer };
  if (reason === 'choice') return patchForChoice(lost);
  if (reason !== 'unasked') return [[remove], ', to ask the question again'];
  const { sameName, onlyNew } = successorOf(source, draft.answers, questionPointer);
  if (sameName !== undefined) {
    const move: Operation = { op: 'move', from: questionPointer, path: sameName };
    return [[move], ', or a "remove" instead of the "move" to drop the answer'];
  }
  return onlyNew === undefined
    ? [[remove], ', or a "move" to its new name instead of the "remove"']
    : [[remove], `, or a "move" to "${onlyNew}" instead if that asks for the same`];
}

/** Only a person knows which choice means the same, so that the answer is removed unless the two are almost equal. */
function patchForChoice({
  draft,
  questionPointer,
  migrated,
  question,
}: LostAnswer): [Operation[], string] {
  const path = question?.type === 'array' ? `${questionPointer}/-` : questionPointer;
  const choices = (question?.choices ?? []).map((choice) => choice.value);
  const test: Operation = { op: 'test', path, value: migrated };
  const word = closestName(String(migrated), choices.map(String));
  const near = choices.find((choice) => String(choice) === word);
  if (near !== undefined) {
    const replace: Operation = { op: 'replace', path, value: near };
    return [
      [test, replace],
      ' if that choice means the same, or a "remove" instead of the "replace"',
    ];
  }
  const frozen = draft.answers.flatMap((one) =>
    expandPointer(path, one).map((each) => getAt(one, each)),
  );
  // Nothing that was answered is a choice: the question had no choices, and the frozen answer is one of many.
  if (!frozen.some((value) => choices.includes(value))) {
    return [[{ op: 'remove', path: questionPointer }], ', to ask the question again'];
  }
  return [
    [test, { op: 'remove', path }],
    ', to ask the question again, or a "replace" by a choice that means the same',
  ];
}

/** Returns the question that may be the same one under a new name: similar in name, or the only new one beside it. */
function successorOf(
  source: ScreenSource,
  answers: object[],
  oldPointer: string,
): { sameName?: string; onlyNew?: string } {
  const holder = parentPointer(oldPointer);
  const single = answers.flatMap((one) => valuesIn(one)).filter(({ value }) => !isObject(value));
  const old = new Set(single.map(({ pointer }) => toQuestionPointer(pointer)));
  const unused = questionsOfScreen(source)
    .filter((question) => !question.secret && !old.has(question.pointer))
    .map((question) => question.pointer);
  const beside = unused.filter((one) => parentPointer(one) === holder);
  return {
    sameName: closestName(oldPointer, unused),
    onlyNew: beside.length === 1 ? beside[0] : undefined,
  };
}
