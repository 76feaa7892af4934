import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '../../core/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { expandPointer, getAt, removeAllAt, setAt } from '../../core/pointer.ts';
import { type BodyPlace, tells } from './body-places.ts';

/** The answers that a body tells. */
export interface AnswersInBody {
  answers: Answers;
  /** Returns whether the body tells the answer at a pointer, be it that there is none. */
  tells: (pointer: string) => boolean;
  /** Returns the pointer in the body of the answer at a pointer; `undefined` where the body does not tell it. */
  inBody: (pointer: string) => string | undefined;
}

/** Reads back the answers that a body was made of. Empty values stand for answers that were not given. */
export function answersInBody(places: BodyPlace[], body: unknown): AnswersInBody {
  const found = places.flatMap((place) => placesIn(place, body));
  const answers: Answers = {};
  const uncertain: string[] = [];
  for (const place of found) {
    const value = getAt(body, place.body);
    const isDefault = place.default !== undefined && isDeepStrictEqual(value, place.default);
    if (isDefault) uncertain.push(place.answer);
    if (!isDefault) addAnswer(answers, place, value);
  }
  const placeOf = (pointer: string) =>
    found.findLast((place) => tells(place, pointer) && !uncertain.includes(place.answer));
  return {
    answers: withoutEmpty(answers) as Answers,
    tells: (pointer) => placeOf(pointer) !== undefined,
    inBody(pointer) {
      const place = placeOf(pointer);
      return place && place.body + pointer.slice(place.answer.length);
    },
  };
}

function addAnswer(answers: Answers, { answer, onlyItems, hidden }: BodyPlace, value: unknown) {
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
  const told = structuredClone(value);
  const inside = hidden.map((pointer) => pointer.slice(answer.length));
  removeAllAt(
    told,
    inside.flatMap((pointer) => expandPointer(pointer, told)),
  );
  if (answer !== '') setAt(answers, answer, told);
  else if (isObject(told)) {
    for (const [name, one] of Object.entries(told)) {
      if (name !== '__proto__') answers[name] = one;
    }
  }
}

/** Returns a place once for each item of the lists that it is in. */
const placesIn = (place: BodyPlace, body: unknown): BodyPlace[] =>
  expandPointer(place.body, body).map((pointer) => {
    const positions = positionsIn(place.body, pointer);
    return {
      ...place,
      body: pointer,
      answer: atPositions(place.answer, positions),
      hidden: place.hidden.map((one) => atPositions(one, positions)),
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
