import type { Choice } from '../../../compiled/question.ts';
import { isOffered } from '../../../core/form/offered-values.ts';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { choicesOf, otherAnswerOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { offerLimitsOf } from '../../model/form/offered-choices.ts';
import { versionsOf } from '../../model/form/question-versions.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import { type FieldTest, requirementsOf, testsOf, wholeObjectKeywords } from './condition-tests.ts';
import type { ConditionSource } from './conditions.ts';

/** Maximum number of combinations of answers that a condition is evaluated with. */
const maxCombinations = 2000;

const decidable = ['const', 'enum', 'type', 'not', 'anyOf', 'allOf', 'oneOf'];

const unmentioned = ['an answer that no test mentions', 987654321.5];

/** Returns whether a condition holds for all answers or for none; `undefined` where it depends on them. */
export function constantValueOf(condition: ConditionSource): 'always' | 'never' | undefined {
  const results = resultsOf(condition);
  if (results?.size !== 1) return undefined;
  return results.has(true) ? 'always' : 'never';
}

/** Returns whether a condition holds for some answers; `undefined` where that can't be decided. */
export const canHold = (condition: ConditionSource): boolean | undefined =>
  resultsOf(condition)?.has(true);

/** Returns the results that a condition has for all combinations of answers; `undefined` where they can't be listed. */
function resultsOf(condition: ConditionSource): Set<boolean> | undefined {
  const tests = testsOf(condition);
  if (tests.some(({ isTopLevel, sources }) => !isTopLevel || sources.length === 0))
    return undefined;
  // A choice without a value, which another rule reports, may be the one that is tested.
  if (tests.some(({ sources }) => sources.some(lacksValues))) return undefined;
  // A rule reports the keywords that depend on all answers.
  const isUndecidable = everySchemaIn(condition.schema, '').some(({ schema }) =>
    wholeObjectKeywords.some((keyword) => Object.hasOwn(schema, keyword)),
  );
  const accept =
    isUndecidable || JSON.stringify(condition.schema).includes('"$data"')
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
    if (!domain || combinations.length * domain.values.length > maxCombinations) return undefined;
    const { name, values } = domain;
    combinations = combinations.flatMap((answers) =>
      values.map((value) => (value === undefined ? answers : { ...answers, [name]: value })),
    );
  }
  return new Set(combinations.map(accept));
}

/** Returns sample answers of a field, one for each outcome of the tests. */
function answersTo(places: FieldSource[], tests: FieldTest[]): unknown[] | undefined {
  const versions = versionsOf(places.filter(({ kind }) => kind === 'question'));
  const [field] = versions;
  if (!field) return undefined;
  const few = finiteChoicesOf(versions);
  if (few) return few.map(({ value }) => value);
  if (tests.some(({ schema }) => keywordsIn(schema).some((key) => !decidable.includes(key)))) {
    return undefined;
  }
  const types = new Set(versions.flatMap(({ schema }) => schema.type ?? [undefined]));
  const mentioned = tests.flatMap(({ schema }) => valuesIn(schema));
  return [
    ...mentioned.filter((value) => acceptsAnswer(versions, value)),
    ...(types.size > 1 || types.has(undefined)
      ? unmentioned
      : types.has('string')
        ? unmentioned.slice(0, 1)
        : unmentioned.slice(1)),
  ];
}

/** Returns whether a version of a field accepts an answer. */
export const acceptsAnswer = (versions: FieldSource[], value: unknown): boolean =>
  versions.some(({ schema, form }) => {
    const accept = predicateFor({ ...schema, definitions: form.schema.definitions });
    return accept?.(value) ?? true;
  });

/** Returns all possible answers of a field in all of its versions, where they are finite. */
export function finiteChoicesOf(versions: FieldSource[]): Choice[] | undefined {
  const ofVersions = versions.map(finiteChoicesOfVersion);
  if (ofVersions.some((choices) => choices === undefined)) return undefined;
  const all = ofVersions.flatMap((some) => some ?? []);
  const choices = [...new Map(all.map((choice) => [choice.value, choice])).values()];
  const limits = offerLimitsOf(versions[0]?.ui, versions[0]?.schema ?? {});
  // A value that is no choice, which a rule reports, may stand for any of them.
  const isKnown = limits.only?.every((value) => choices.some((choice) => choice.value === value));
  return isKnown === false ? choices : choices.filter(({ value }) => isOffered(value, limits));
}

function finiteChoicesOfVersion({ schema, ui, form }: FieldSource): Choice[] | undefined {
  if (schema.type === 'array') return undefined;
  if ('const' in schema && !isObject(schema.const)) return [withoutLabel(schema.const)];
  const inlined = inlineReferences(schema, form.schema.definitions);
  if (otherAnswerOf(inlined)) return undefined;
  const choices = choicesOf(inlined);
  if (choices) return choices;
  const { ownList } = widgetEntry(widgetOf(ui, schema)) ?? {};
  if (ownList) return [...ownList.values].map(withoutLabel);
  return schema.type === 'boolean' ? [true, false].map(withoutLabel) : undefined;
}

const withoutLabel = (value: unknown): Choice => ({ value, label: String(value) });

/** Returns whether a field has a choice without a value. */
export const lacksValues = ({ schema }: FieldSource): boolean =>
  schema.oneOf?.some((choice) => !('const' in choice)) === true;

const keywordsIn = (schema: JsonSchema): string[] => [
  ...Object.keys(schema),
  ...partsOf(schema).flatMap(keywordsIn),
];

/** Returns the values that a test mentions. */
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
