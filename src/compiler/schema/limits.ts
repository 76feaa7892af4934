import {
  _,
  type AnySchema,
  type Code,
  type CodeKeywordDefinition,
  type KeywordCxt,
  type Name,
} from 'ajv';
import limitNumber from 'ajv/dist/vocabularies/validation/limitNumber.js';
import multipleOf from 'ajv/dist/vocabularies/validation/multipleOf.js';
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js';
import { isObject } from '../../core/is-object.ts';
import { relativeDay } from '../../core/relative-day.ts';
import { relativeMoment } from '../../core/relative-moment.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { functionIn } from './function-in.ts';
import { interop } from './interop.ts';
import { mapSubschemas } from './map-subschemas.ts';

/**
 * The limits of numbers, and of dates and times, which can also be relative to today: `{ "$today": "-P18Y" }`. For a
 * number that is the year, for a point in time the beginning of the day. Times can be relative to now: `{ "$now": "PT2H" }`.
 */
export const limitKeywords: CodeKeywordDefinition[] = [
  ofPositiveSteps(interop(multipleOf) as CodeKeywordDefinition),
  // A number that is too small is told so, rather than the step that it lacks.
  { ...withToday(interop(limitNumber) as CodeKeywordDefinition), before: 'multipleOf' },
  withToday(formatLimitDefinition as unknown as CodeKeywordDefinition),
];

/** Changes the keyword of steps so that a step that is not above 0, as a calculation may have it, is no limit. */
function ofPositiveSteps(original: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...original,
    code(context, ruleType) {
      const { gen, schemaCode } = context;
      const step = context.$data
        ? gen.const('step', _`${schemaCode} <= 0 ? undefined : ${schemaCode}`)
        : schemaCode;
      original.code(Object.create(context, { schemaCode: { value: step } }), ruleType);
    },
  };
}

/** Extends a keyword of limits by those relative to today, and of dates and times by those without a time zone. */
function withToday(original: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...original,
    schemaType: [...[original.schemaType ?? []].flat(), 'object'],
    code(context, ruleType) {
      const { schema, $data, parentSchema } = context;
      const { $today, $now }: JsonSchema = !$data && isObject(schema) ? schema : {};
      const limit =
        typeof $today === 'string'
          ? limitCode(context, $today)
          : typeof $now === 'string'
            ? momentCode(context, $now)
            : undefined;
      const compared: KeywordCxt = limit
        ? Object.create(context, { schemaCode: { value: limit } })
        : context;
      const { byText, byInstant } = formatEntry(parentSchema.format)?.limits ?? {};
      if (byText) compareTexts(compared);
      else if (byInstant) compareTexts(compared, (text) => _`Date.parse(${text})`);
      else original.code(compared, ruleType);
    },
  };
}

/**
 * Compares texts, or values of theirs, of which the earlier one comes first.
 *
 * @param inOrder returns the code of what is compared of a text
 */
function compareTexts(
  context: KeywordCxt,
  inOrder: (text: Name | Code) => Name | Code = (text) => text,
): void {
  const { keyword, data, schemaCode } = context;
  const broken = { formatMinimum: _`<`, formatMaximum: _`>`, formatExclusiveMinimum: _`<=` };
  const operator = broken[keyword as keyof typeof broken] ?? _`>=`;
  context.fail$data(_`${inOrder(data)} ${operator} ${inOrder(schemaCode as Code)}`);
}

/** Returns the code of a limit relative to today, in the form of the values that it is compared with. */
function limitCode({ gen, keyword, parentSchema }: KeywordCxt, offset: string) {
  const day = _`${functionIn(gen, relativeDay)}(${offset})`;
  if (!keyword.startsWith('format')) return gen.const('limit', _`Number(${day}.slice(0, 4))`);
  const ofDay = formatEntry(parentSchema.format)?.limits?.ofDay;
  return gen.const('limit', ofDay ? _`${functionIn(gen, ofDay)}(${day})` : day);
}

/** Returns the code of a limit relative to now. */
function momentCode({ gen, parentSchema }: KeywordCxt, offset: string) {
  const moment = _`${functionIn(gen, relativeMoment)}(${offset})`;
  const ofMoment = formatEntry(parentSchema.format)?.limits?.ofMoment;
  if (!ofMoment) return gen.const('limit', moment);
  const today = _`${functionIn(gen, relativeDay)}("P0D")`;
  return gen.const('limit', _`${functionIn(gen, ofMoment)}(${moment}, ${today})`);
}

/** Replaces what the meta-schema of JSON Schema does not know: limits relative to today, and the cases of other answers. */
export function withPlainLimits(schema: AnySchema): AnySchema {
  if (!isObject(schema) || !/"(\$today|cases)"/.test(JSON.stringify(schema))) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (!isObject(value)) return [keyword, value];
    if (numberKeywords.includes(keyword) && '$today' in value) return [keyword, 0];
    return [keyword, '$data' in value && 'cases' in value ? { $data: value.$data } : value];
  });
  return mapSubschemas(
    Object.fromEntries(entries),
    (inner) => withPlainLimits(inner) as JsonSchema,
  );
}

const numberKeywords = [interop(limitNumber).keyword].flat();
