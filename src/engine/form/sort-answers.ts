import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Answers } from './answers.ts';

/**
 * Returns the answers in the order of the form's schema, in whichever order they were given; before them those of other
 * forms. Objects that are in order already are not copied.
 */
export function sortAnswers({ properties = {} }: JsonSchema, answers: Answers): Answers {
  const names = Object.keys(answers);
  const sorted = [
    ...names.filter((name) => !Object.hasOwn(properties, name)),
    ...Object.keys(properties).filter((name) => Object.hasOwn(answers, name)),
  ];
  const entries = sorted.map(
    (name) => [name, sortInside(properties[name], answers[name])] as const,
  );
  const isSorted = entries.every(
    ([name, value], index) => name === names[index] && value === answers[name],
  );
  return isSorted ? answers : Object.fromEntries(entries);
}

function sortInside(schema: JsonSchema | undefined, value: unknown): unknown {
  if (schema?.properties && isObject(value)) return sortAnswers(schema, value);
  const { items } = schema ?? {};
  if (!items?.properties || !Array.isArray(value)) return value;
  const sorted = value.map((item) => (isObject(item) ? sortAnswers(items, item) : item));
  return sorted.every((item, index) => item === value[index]) ? value : sorted;
}
