import { _, type AnySchema, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import limitNumber from 'ajv/dist/vocabularies/validation/limitNumber.js';
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js';
import { isObject } from '../../core/is-object.ts';
import { relativeDay } from '../../core/relative-day.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { interop } from './interop.ts';
import { mapSubschemas } from './map-subschemas.ts';

/**
 * The limits of numbers, and of dates and times, which can also be relative to today: `{ "$today": "-P18Y" }`. For a
 * number that is the year, for a point in time the beginning of the day.
 */
export const limitKeywords: CodeKeywordDefinition[] = [
  withToday(interop(limitNumber) as CodeKeywordDefinition),
  withToday(formatLimitDefinition as unknown as CodeKeywordDefinition),
];

/** Extends a keyword of limits by those relative to today. */
function withToday(original: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...original,
    schemaType: [...[original.schemaType ?? []].flat(), 'object'],
    code(context, ruleType) {
      const { schema, $data } = context;
      const offset = !$data && isObject(schema) ? schema.$today : undefined;
      if (typeof offset !== 'string') return original.code(context, ruleType);
      const limit = { schemaCode: { value: limitCode(context, offset) } };
      original.code(Object.create(context, limit) as KeywordCxt, ruleType);
    },
  };
}

/** Returns the code of a limit relative to today, in the form of the values that it is compared with. */
function limitCode({ gen, keyword, parentSchema }: KeywordCxt, offset: string) {
  const dayOf = gen.scopeValue('func', { ref: relativeDay, code: new _Code(`${relativeDay}`) });
  const day = _`${dayOf}(${offset})`;
  if (!keyword.startsWith('format')) return gen.const('limit', _`Number(${day}.slice(0, 4))`);
  return parentSchema.format === 'date-time'
    ? gen.const('limit', _`new Date(${day} + "T00:00").toISOString()`)
    : gen.const('limit', day);
}

/** Replaces the limits relative to today by constants, for a check by the meta-schema of JSON Schema. */
export function withoutToday(schema: AnySchema): AnySchema {
  if (!isObject(schema) || !JSON.stringify(schema).includes('"$today"')) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    numberKeywords.includes(keyword) && isObject(value) && '$today' in value ? 0 : value,
  ]);
  return mapSubschemas(Object.fromEntries(entries), (inner) => withoutToday(inner) as JsonSchema);
}

const numberKeywords = [limitKeywords[0]?.keyword ?? []].flat();
