import type { Answers } from '../../core/form/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import {
  escapePart,
  expandPointer,
  fromPointer,
  getAt,
  isInside,
  toPointer,
} from '../../core/pointer.ts';
import type { FormModel } from '../product-model.ts';
import { sampleAnswers } from '../sample/sample-answers.ts';
import { ItemCount, noAnswer, type SampleOptions } from '../sample/sample-options.ts';

/** Returns the pointers of unanswered fields beside which visitors read a message that nobody expects. */
export const missingAnswers = (
  messages: Record<string, string>,
  given: Answers,
  expected: ReadonlySet<string>,
): string[] =>
  Object.keys(messages).filter(
    (pointer) => !expected.has(pointer) && getAt(given, pointer) === undefined,
  );

/**
 * Returns sample answers to the missing questions which go with the given answers, by pointers: a group or list that is
 * missing as a whole has one. Returns `undefined` where a question has no sample.
 */
export function sampleMissing(
  form: FormModel,
  options: SampleOptions,
  given: Answers,
  missing: string[],
): Map<string, unknown> | undefined {
  const fixedValues = valuesToKeep(form, given, missing);
  const sampled = sampleAnswers(form, { ...options, fixedValues });
  const samples = new Map(
    missing.map((pointer) => {
      const holder = outermostMissing(given, pointer);
      return [holder, getAt(sampled, holder)] as const;
    }),
  );
  return [...samples.values()].includes(undefined) ? undefined : samples;
}

/** Fixes the given answers, and that no other question is answered. */
function valuesToKeep(form: FormModel, given: Answers, missing: string[]): Map<string, unknown> {
  const fixed = new Map<string, unknown>();
  const keep = (value: unknown, pointer: string) => {
    const isOpen = missing.some((one) => isInside(one, pointer));
    if (isOpen && Array.isArray(value)) fixed.set(pointer, new ItemCount(value.length));
    const isHolder = Array.isArray(value) || isObject(value);
    if (isOpen && isHolder) keepAll(value, pointer);
    else fixed.set(pointer, value);
  };
  const keepAll = (holder: object, pointer: string) => {
    for (const [name, value] of Object.entries(holder)) {
      keep(value, `${pointer}/${escapePart(name)}`);
    }
  };
  keepAll(given, '');
  for (const { pointer } of form.questions) {
    for (const at of expandPointer(pointer, given)) {
      const isWanted = missing.some((one) => isInside(at, one));
      if (!isWanted && getAt(given, at) === undefined) fixed.set(at, noAnswer);
    }
  }
  return fixed;
}

const outermostMissing = (given: Answers, pointer: string): string =>
  outermost(pointer, (holder) => getAt(given, holder) === undefined);

/** Returns the pointer of the outermost holder of a value for which this is true; the value's own where it never is. */
export function outermost(pointer: string, isTrue: (holder: string) => boolean): string {
  const path = fromPointer(pointer);
  return path.map((_, index) => toPointer(path.slice(0, index + 1))).find(isTrue) ?? pointer;
}
