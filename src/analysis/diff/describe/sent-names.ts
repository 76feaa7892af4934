import { isObject } from '../../../core/is-object.ts';

import type { ModelChange } from '../compare/model-change.ts';
import { attributeOf, type Node } from '../model/node.ts';
import { questionsBelow } from './added-or-removed.ts';
import { joinList } from './format-value.ts';

/** Describes the effect of an added or removed question on a call that sends all answers; its mapping does not change. */
export function describeSent({
  kind,
  node,
  path,
}: Extract<ModelChange, { kind: 'added' | 'removed' }>): string {
  const screen = path.find(({ current }) => current.kind === 'screen');
  if (!screen || !isSendingAll(screen.previous) || !isSendingAll(screen.current)) return '';
  const questions = node.kind === 'question' ? [node] : questionsBelow(node);
  const names = sentNames(questions, kind === 'added' ? screen.previous : screen.current);
  if (names.length === 0) return '';
  const call = `; the ${attributeOf(screen.current, 'submit.call')?.value} call`;
  // A loaded value may still be sent by the same name.
  return kind === 'added'
    ? `${call} sends ${names.length === 1 ? 'it' : 'them'} as ${joinList(names)}`
    : `${call} no longer sends an answer as ${joinList(names)}`;
}

/** Returns the names by which questions are sent; none if the other revision also asks one of them. */
function sentNames(questions: Node[], other: Node): string[] {
  const pointers = questions.flatMap(({ pointer }) => pointer ?? []);
  const isAsked = (pointer: string) =>
    other.questions?.some(({ pointer: at }) => at === pointer || at.startsWith(`${pointer}/`));
  if (pointers.some(isAsked)) return [];
  return pointers.map((at) => `"${at.slice(1).replaceAll('/-', '[]').replaceAll('/', '.')}"`);
}

/** Returns whether a screen sends all answers, which take precedence over merged values. */
function isSendingAll(screen: Node): boolean {
  const send = attributeOf(screen, 'submit.send')?.value;
  const layers = isObject(send) && Array.isArray(send.merge) ? send.merge : [send];
  const last: unknown = layers.at(-1);
  return isObject(last) && last.from === '/answers' && last.each === undefined;
}
