import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { expandPointer, getAt, removeAllAt, setAt } from '../../core/pointer.ts';
import { type BodySlot, covers, pointerInBody } from './body-slots.ts';

/** The answers that a body covers. */
export interface AnswersInBody {
  answers: Answers;
  /** Returns whether the body covers the answer at a pointer, also where the answer is missing. */
  covers: (pointer: string) => boolean;
  /** Returns whether the body has all of the answer at a pointer. */
  hasWhole: (pointer: string) => boolean;
  /** Returns the pointer in the body of the answer at a pointer; `undefined` where the body does not tell it. */
  inBody: (pointer: string) => string | undefined;
}

/** Reads back the answers that a body was made of. Empty values stand for answers that were not given. */
export function answersInBody(slots: BodySlot[], body: unknown): AnswersInBody {
  const found = slots.flatMap((slot) => slotsIn(slot, body));
  const answers: Answers = {};
  const uncertain: string[] = [];
  for (const slot of found) {
    const value = getAt(body, slot.body);
    const isDefault = slot.default !== undefined && isDeepStrictEqual(value, slot.default);
    if (isDefault) uncertain.push(slot.answer);
    if (!isDefault) addAnswer(answers, slot, value);
  }
  const slotOf = (pointer: string) =>
    found.findLast((slot) => covers(slot, pointer) && !uncertain.includes(slot.answer));
  return {
    answers: withoutEmpty(answers) as Answers,
    covers: (pointer) => slotOf(pointer) !== undefined,
    hasWhole(pointer) {
      const slot = slotOf(pointer);
      return slot !== undefined && !slot.onlyItems;
    },
    inBody(pointer) {
      const slot = slotOf(pointer);
      return slot && pointerInBody(slot, pointer);
    },
  };
}

function addAnswer(answers: Answers, { answer, onlyItems, hidden }: BodySlot, value: unknown) {
  if (value === undefined) return;
  if (onlyItems) {
    if (Array.isArray(value))
      setAt(
        answers,
        answer,
        value.map(() => ({})),
      );
    return;
  }
  const copy = structuredClone(value);
  const inside = hidden.map((pointer) => pointer.slice(answer.length));
  removeAllAt(
    copy,
    inside.flatMap((pointer) => expandPointer(pointer, copy)),
  );
  if (answer !== '') setAt(answers, answer, copy);
  else if (isObject(copy)) {
    for (const [name, one] of Object.entries(copy)) {
      if (name !== '__proto__') answers[name] = one;
    }
  }
}

/** Returns a slot once for each item of the lists that it is in. */
const slotsIn = (slot: BodySlot, body: unknown): BodySlot[] =>
  expandPointer(slot.body, body).map((pointer) => {
    const positions = positionsIn(slot.body, pointer);
    return {
      ...slot,
      body: pointer,
      answer: atPositions(slot.answer, positions),
      hidden: slot.hidden.map((one) => atPositions(one, positions)),
    };
  });

function positionsIn(pattern: string, pointer: string): string[] {
  const parts = pointer.split('/');
  return pattern.split('/').flatMap((part, index) => (part === '-' ? (parts[index] ?? '') : []));
}

function atPositions(pattern: string, positions: string[]): string {
  const left = [...positions];
  return pattern.replace(/\/-(?=\/|$)/g, () => `/${left.shift() ?? '-'}`);
}

/** Returns a value without null and empty texts, at any depth; the items of lists stay. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null || inner === '' ? [] : [[name, withoutEmpty(inner)]],
    ),
  );
}
