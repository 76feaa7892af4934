import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Answers } from './answers.ts';

/**
 * Sorts the answers by the form's schema. Those of other forms stay before or after them. Objects that are in order already are not copied.
 */
export function sortAnswers({ properties = {} }: JsonSchema, answers: Answers): Answers {
  const names = Object.keys(answers);
  const isOwn = (name: string) => Object.hasOwn(properties, name);
  const own = Object.keys(properties).filter((name) => Object.hasOwn(answers, name));
  const first = names.find(isOwn);
  const sorted = names.flatMap((name) => (name === first ? own : isOwn(name) ? [] : name));
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
