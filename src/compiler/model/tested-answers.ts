import { escapePart } from '../../core/pointer.ts';
import type { OutcomeCondition } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Keywords that test the value at which they stand, and nothing beside or outside of it. */
const ofValue = new Set(
  [
    [
      'type',
      'const',
      'enum',
      'collation',
      'items',
      'contains',
      'uniqueItems',
      'uniqueItemProperties',
      'minItems',
      'maxItems',
    ],
    ['minLength', 'maxLength', 'pattern', 'format', 'weekdays', 'multipleOf'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ].flat(),
);

/** Keywords whose schemas test the same value. */
const ofSameValue = new Set(['allOf', 'anyOf', 'oneOf', 'not']);

/**
 * Returns the pointers of the answers that decide a condition; `undefined` for one that may test other data, too. A list of
 * which items are tested is one answer.
 */
export function testedAnswers({ answers, ...others }: OutcomeCondition): string[] | undefined {
  if (answers === undefined || Object.keys(others).length > 0) return undefined;
  const tested = testedIn(answers as JsonSchema, '');
  return tested && tested.length > 0 ? [...new Set(tested)] : undefined;
}

function testedIn(schema: JsonSchema, at: string): string[] | undefined {
  const inner = (name: string) => `${at}/${escapePart(name)}`;
  const parts = Object.entries(schema).map(([keyword, value]: [string, unknown]) => {
    if (keyword === 'required') return (value as string[]).map(inner);
    if (keyword === 'properties') {
      const tests = Object.entries(value as Record<string, JsonSchema>);
      return joined(tests.map(([name, test]) => testedIn(test, inner(name))));
    }
    if (ofSameValue.has(keyword)) {
      return joined([value as JsonSchema | JsonSchema[]].flat().map((test) => testedIn(test, at)));
    }
    // A limit can be the value of other data: { "$data": "1/total" }.
    const isKnown = ofValue.has(keyword) && !JSON.stringify(value).includes('"$data"');
    return isKnown ? [at].filter((pointer) => pointer !== '') : undefined;
  });
  return joined(parts);
}

const joined = (parts: (string[] | undefined)[]): string[] | undefined =>
  parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
