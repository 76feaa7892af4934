import { isObject } from '../../../core/is-object.ts';
import { dateLimitKeywords } from '../../../definition/files/limits.ts';
import { formatEntry, formatNames } from '../../../definition/formats.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { casesIn } from '../../model/cases.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The limits of a date or time, and its days of the week, stand beside its format; limits have this format.',
  checkForm: (form) =>
    everySchemaIn(form.schema).flatMap(({ schema, pointer }) =>
      [...dateLimitKeywords, 'weekdays'].flatMap((keyword): Finding[] => {
        if (!(keyword in schema)) return [];
        const [found] = casesIn(schema[keyword], `${pointer}/${keyword}`).flatMap(
          ({ value, at }): Finding[] => {
            const message = problemOf(keyword, { ...schema, [keyword]: value });
            return message === undefined ? [] : [{ file: form.schemaPath, pointer: at, message }];
          },
        );
        return found ? [found] : [];
      }),
    ),
};

function problemOf(keyword: string, schema: JsonSchema): string | undefined {
  const { type, format = '' } = schema;
  // The rule misplaced-rule reports a limit of a number or a list.
  if (type !== undefined && type !== 'string') return undefined;
  if (keyword === 'weekdays') return weekdaysProblemOf(schema);
  const limits = formatEntry(format)?.limits;
  if (limits === undefined) {
    const ordered = formatNames.filter((name) => formatEntry(name)?.limits);
    const names = ordered.map((name) => `"${name}"`);
    return `"${keyword}" compares dates and times. Write "format" beside it: ${names.join(', ')}.`;
  }
  const limit = schema[keyword];
  if (typeof limit === 'string' && !predicateFor({ type: 'string', format })?.(limit)) {
    return `${JSON.stringify(limit)} is not of the format "${format}". Write it like ${JSON.stringify(limits.example)}.`;
  }
  if (isObject(limit) && '$now' in limit && !limits.ofMoment) {
    return format === 'time'
      ? 'Only a time without a zone can be limited by "$now". Write "format": "time-local".'
      : '"$now" limits a time, or a day with a time. Write "$today", or another format.';
  }
  // The format of an offset is that of the key, which wrong-value checks.
  return limits.isTimeOfDay && isObject(limit) && '$today' in limit
    ? 'A time has no day, so "$today" can\'t be its limit. Write a time.'
    : undefined;
}

function weekdaysProblemOf({ format = '', weekdays }: JsonSchema): string | undefined {
  if (!['date', 'date-time-local'].includes(format)) {
    return '"weekdays" says on which days of the week a date may fall. Write "format" beside it: "date", or "date-time-local" for a date with a time.';
  }
  return new Set(weekdays).size === 7
    ? '"weekdays" lists every day of the week, so that it refuses none. Remove it, or some of its days.'
    : undefined;
}
