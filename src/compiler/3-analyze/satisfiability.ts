import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { choicesOf } from '../model/choices.ts';
import type { FieldSource } from '../model/form-fields.ts';
import { predicateFor } from '../schema/value-checker.ts';
import { type ConditionSource, type FieldTest, requirementsOf, testsOf } from './conditions.ts';

/** Most combinations of answers that a condition is tried with. */
const mostTried = 2000;

const decidable = ['const', 'enum', 'type', 'not', 'anyOf', 'allOf', 'oneOf'];

const unheard = ['an answer that nobody mentions', 987654321.5];

/** Whether a condition holds for every possible set of answers, or for none; `undefined` where it depends. */
export function constantValueOf(condition: ConditionSource): 'always' | 'never' | undefined {
  const tests = testsOf(condition);
  if (tests.some(({ isTopLevel, sources }) => !isTopLevel || sources.length === 0))
    return undefined;
  // A choice without its value, which a rule of its own finds, may be the one that is tested.
  if (tests.some(({ sources }) => sources.some(lacksValues))) return undefined;
  const accept = JSON.stringify(condition.schema).includes('"$data"')
    ? undefined
    : predicateFor(condition.schema);
  if (!accept) return undefined;
  const required = requirementsOf(condition).map(({ name }) => name);
  const names = [...new Set([...tests.map(({ name }) => name), ...required])];
  const domains = names.map((name) => {
    const values = answersTo(
      condition.fields.get(name) ?? [],
      tests.filter((test) => test.name === name),
    );
    return values && { name, values: [undefined, ...values] };
  });
  let combinations: Record<string, unknown>[] = [{}];
  for (const domain of domains) {
    if (!domain || combinations.length * domain.values.length > mostTried) return undefined;
    const { name, values } = domain;
    combinations = combinations.flatMap((answers) =>
      values.map((value) => (value === undefined ? answers : { ...answers, [name]: value })),
    );
  }
  const held = combinations.filter(accept).length;
  return held === 0 ? 'never' : held === combinations.length ? 'always' : undefined;
}

/** Answers that stand for all that a field can have, as far as the tests tell them apart. */
function answersTo(places: FieldSource[], tests: FieldTest[]): unknown[] | undefined {
  const field = places.find(({ asks, kind }) => asks && kind === 'question');
  if (!field) return undefined;
  const few = finiteValuesOf(field);
  if (few) return few;
  if (tests.some(({ schema }) => keywordsIn(schema).some((key) => !decidable.includes(key)))) {
    return undefined;
  }
  const accept = predicateFor({ ...field.schema, definitions: field.form.schema.definitions });
  const { type } = field.schema;
  const mentioned = tests.flatMap(({ schema }) => valuesIn(schema));
  return [
    ...mentioned.filter((value) => accept?.(value) ?? true),
    ...(type === undefined ? unheard : type === 'string' ? unheard.slice(0, 1) : unheard.slice(1)),
  ];
}

/** All answers that a field can have, where it has choices. */
export function finiteValuesOf({ schema }: FieldSource): unknown[] | undefined {
  if (schema.type === 'array') return undefined;
  if ('const' in schema && !isObject(schema.const)) return [schema.const];
  const choices = choicesOf(schema);
  if (choices) return choices.map(({ value }) => value);
  return schema.type === 'boolean' ? [true, false] : undefined;
}

const lacksValues = ({ schema }: FieldSource): boolean =>
  schema.oneOf?.some((choice) => !('const' in choice)) === true;

const keywordsIn = (schema: JsonSchema): string[] => [
  ...Object.keys(schema),
  ...partsOf(schema).flatMap(keywordsIn),
];

/** The values that a test of a field mentions. */
const valuesIn = (schema: JsonSchema): unknown[] => [
  ...('const' in schema ? [schema.const] : []),
  ...(schema.enum ?? []),
  ...partsOf(schema).flatMap(valuesIn),
];

const partsOf = ({ allOf, anyOf, oneOf, not }: JsonSchema): JsonSchema[] => [
  ...(allOf ?? []),
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(isObject(not) ? [not as JsonSchema] : []),
];
