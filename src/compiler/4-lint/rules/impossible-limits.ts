import { isObject } from '../../../core/is-object.ts';
import { relativeDay } from '../../../core/relative-day.ts';
import { dayInFormat } from '../../../definition/formats.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsIn } from '../../model/form/form-fields.ts';
import { matchLengths } from '../../schema/regex/length.ts';
import { patternError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

/** Pairs of a lower and an upper limit, and whether they may be equal. */
const pairs = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minContains', 'maxContains', true],
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['formatMinimum', 'formatMaximum', true],
  ['formatExclusiveMinimum', 'formatMaximum', false],
  ['formatMinimum', 'formatExclusiveMaximum', false],
  ['formatExclusiveMinimum', 'formatExclusiveMaximum', false],
] as const;

export const rule: Rule = {
  description: 'The limits of a field allow some answer.',
  checkUnit: (product) =>
    fieldsIn(product).flatMap(({ form, name, schema, pointerOf }): Finding[] => {
      const file = form.schemaPath;
      const contradictions = pairs.flatMap(([low, high, same]) => {
        const [from, to] = [sizeOf(schema[low], schema), sizeOf(schema[high], schema)];
        if (from === undefined || to === undefined) return [];
        if (from < to || (same && from === to)) return [];
        const message = `No answer to "${name}" is valid: "${low}" is ${shown(schema[low])}, but "${high}" is ${shown(schema[high])}. Change one of them.`;
        return [{ file, pointer: pointerOf(high), message }];
      });
      const length = lengthProblem(schema);
      const message = `No answer to "${name}" is valid: ${length}. Change one of them.`;
      return [
        ...contradictions,
        ...(length ? [{ file, pointer: pointerOf('pattern'), message }] : []),
      ];
    }),
};

/** Returns a number in the order of limits; `undefined` where it depends on another answer. */
function sizeOf(limit: unknown, { type, format }: JsonSchema): number | undefined {
  if (typeof limit === 'number') return limit;
  const offset = isObject(limit) && typeof limit.$today === 'string' ? limit.$today : undefined;
  const day = offset && relativeDay(offset);
  if (day !== undefined && type !== 'string') return Number(day.slice(0, 4));
  const value = day === undefined ? limit : dayInFormat(day, format);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const shown = (limit: unknown): string =>
  typeof limit === 'number' ? String(limit) : JSON.stringify(limit);

/** Returns the reason why no text can match the pattern and have the right length, if there is one. */
function lengthProblem({ pattern, minLength, maxLength }: JsonSchema): string | undefined {
  if (typeof pattern !== 'string' || patternError(pattern)) return undefined;
  const { min, max } = matchLengths(pattern);
  if (typeof maxLength === 'number' && min > maxLength) {
    return `the pattern needs at least ${min} characters, but "maxLength" is ${maxLength}`;
  }
  if (typeof minLength === 'number' && max < minLength) {
    return `the pattern allows at most ${max} characters, but "minLength" is ${minLength}`;
  }
  return undefined;
}
