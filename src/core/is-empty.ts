import { isObject } from './is-object.ts';

/** Returns whether a value stands for no answer, see "unanswered" of a submit call. */
export const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Returns a value without the members that stand for no answer, which conditions take for missing. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isEmpty(inner) ? [] : [[key, withoutEmpty(inner)]],
    ),
  );
}

/** Returns the data sources as conditions test them: without answers that stand for none. */
export const testedSources = (document: object): object => {
  const { answers, item } = document as { answers?: unknown; item?: unknown };
  return {
    ...document,
    ...(answers !== undefined && { answers: withoutEmpty(answers) }),
    ...(item !== undefined && { item: withoutEmpty(item) }),
  };
};
