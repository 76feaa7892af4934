import { isObject } from '../../../core/is-object.ts';

import type { ModelChange } from '../compare/model-change.ts';
import { attributeOf, type Node } from '../model/node.ts';
import { questionsIn } from './added-or-removed.ts';
import { joinList } from './format-value.ts';

/** What comes of a new or removed question for the call that takes all answers: nothing of its mapping is changed. */
export function describeSent({
  kind,
  thing,
  path,
}: Extract<ModelChange, { kind: 'added' | 'removed' }>): string {
  const screen = path.find(({ now }) => now.kind === 'screen');
  if (!screen || !isSendingAll(screen.old) || !isSendingAll(screen.now)) return '';
  const questions = thing.kind === 'question' ? [thing] : questionsIn(thing);
  const names = sentNames(questions, kind === 'added' ? screen.old : screen.now);
  if (names.length === 0) return '';
  const call = `; the ${attributeOf(screen.now, 'submit.call')} call`;
  // What was loaded may still be sent by the same name.
  return kind === 'added'
    ? `${call} sends ${names.length === 1 ? 'it' : 'them'} as ${joinList(names)}`
    : `${call} no longer sends an answer as ${joinList(names)}`;
}

/** The names that questions are sent by; none where the other side of the change asks any of them as well. */
function sentNames(questions: Node[], other: Node): string[] {
  const pointers = questions.flatMap(({ pointer }) => pointer ?? []);
  const isAsked = (pointer: string) =>
    other.questions?.some(({ pointer: at }) => at === pointer || at.startsWith(`${pointer}/`));
  if (pointers.some(isAsked)) return [];
  return pointers.map((at) => `"${at.slice(1).replaceAll('/-', '[]').replaceAll('/', '.')}"`);
}

/** Whether all answers lie on top of whatever else is sent. */
function isSendingAll(screen: Node): boolean {
  const send = attributeOf(screen, 'submit.send');
  const layers = isObject(send) && Array.isArray(send.merge) ? send.merge : [send];
  const last: unknown = layers.at(-1);
  return isObject(last) && last.from === '/answers' && last.each === undefined;
}
