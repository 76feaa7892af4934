import { type TSchema, Type } from 'typebox';
import { LimitCalculation } from './calculation.ts';
import { closedObject } from './closed-object.ts';

/** Refers to the value of another answer. */
export const OtherAnswer = closedObject(
  {
    $data: Type.String({
      description:
        'Relative JSON Pointer: "1/start" is the answer to start in the same group, item of a list or step, or in an earlier step; "2/start" is one in the group around it; "3/start", from an item, one beside its list. Without that answer there is no limit: the rule refuses nothing, "const" and "not" with "const" as little as the others. In a condition neither of these two holds then: an "if" takes its "else", and no "when" is met.',
      examples: ['1/email'],
    }),
    cases: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      minProperties: 1,
      description:
        'The value for each of the other answers: it takes the place of the answer. With an answer that is not listed there is no limit.',
      examples: [{ Germany: '^[0-9]{5}$', Austria: '^[0-9]{4}$' }],
    }),
  },
  { required: ['$data'], description: 'The value of another answer, or one that it chooses.' },
);

const days = '(\\d{1,3}Y)?(\\d{1,4}M)?(\\d{1,4}W)?(\\d{1,5}D)?';

/**
 * Matches an ISO 8601 duration of years, months, weeks and days, with a sign: "-P18Y".
 * From today, it ends in a year of four digits.
 */
export const offsetPattern = `^[+-]?P(?=\\d)${days}$`;

/** Refers to the day of the visit. */
export const Today = closedObject(
  {
    $today: Type.String({
      description:
        'Signed ISO 8601 duration of years, months, weeks and days: "P0D" is today, "-P18Y" the day eighteen years ago. Days are those of the visitor’s time zone. For a date-time it is the beginning of that day, for a year-month its month, for a number its year. Where a month is too short it is its last day. The local provider lets a day pass that is wrong by at most 26 hours, since it does not know the visitor’s time zone.',
      pattern: offsetPattern,
      examples: ['-P18Y', 'P0D'],
    }),
  },
  {
    required: ['$today'],
    description: 'A day relative to today; for a number its year, for a date-time its beginning.',
  },
);

/** Matches an ISO 8601 duration down to minutes, with a sign: "-P1DT30M". */
const momentPattern = `^[+-]?P(?=\\d|T\\d)${days}(T(?=\\d)(\\d{1,6}H)?(\\d{1,7}M)?)?$`;

/** Refers to the moment at which the answer is validated. */
export const Now = closedObject(
  {
    $now: Type.String({
      description:
        'Signed ISO 8601 duration down to minutes: "PT0M" is now, "PT2H" in two hours, "-P1D" at this time yesterday. It counts from the moment at which the answer is validated, by the visitor’s clock: days are those of the calendar, and hours those that pass, also where daylight saving repeats or skips one. A time stays within the present day: late in the evening, "PT2H" is 23:59. A date-time is compared as a point in time. The page validates once more when the form is sent, but not earlier steps; the local provider lets a moment pass that is wrong by at most ten minutes, and one without a time zone by at most 26 hours. It does not compare a time of day.',
      pattern: momentPattern,
      examples: ['PT2H', 'PT0M'],
    }),
  },
  {
    required: ['$now'],
    description: 'A moment relative to now, for a time or a day with a time.',
  },
);

/** Refers to a value that is calculated whenever the answer is validated. */
export const CalculatedLimit = closedObject(
  { calculated: LimitCalculation },
  {
    required: ['calculated'],
    description:
      'The result of a calculation, made whenever the answer is validated, and neither stored nor sent.',
  },
);

export const NumberLimit = Type.Union([Type.Number(), OtherAnswer, CalculatedLimit, Today]);
export const DateLimit = Type.Union([Type.String(), OtherAnswer, CalculatedLimit, Today, Now]);
export const SizeLimit = Type.Union([Type.Integer({ minimum: 0 }), OtherAnswer, CalculatedLimit]);

/** Returns a limit that can't be calculated, for conditions. */
export function withoutCalculation(limit: TSchema): TSchema {
  if (!Type.IsUnion(limit)) return limit;
  const { anyOf, ...annotations } = limit;
  const [first, ...others] = anyOf.filter((option) => option !== CalculatedLimit);
  return others.length === 0
    ? { ...first, ...annotations }
    : { ...limit, anyOf: [first, ...others] };
}

export const numberLimit = (description: string, example: number) =>
  Type.Union([...NumberLimit.anyOf], { description, examples: [example] });

export const stepLimit = (description: string, example: number) =>
  Type.Union([Type.Number({ exclusiveMinimum: 0 }), OtherAnswer, CalculatedLimit], {
    description,
    examples: [example],
  });

export const dateLimit = (description: string, example: unknown) =>
  Type.Union([...DateLimit.anyOf], { description, examples: [example] });

export const sizeLimit = (description: string, example: number) =>
  Type.Union([...SizeLimit.anyOf], { description, examples: [example] });

export const TypeName = Type.Union(
  ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map((type) =>
    Type.Literal(type),
  ),
);

/** The limits of dates and times. */
export const dateLimitKeywords = [
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
];

/** The keywords whose value can be calculated. */
export const calculableLimits: readonly string[] = [
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  ...dateLimitKeywords,
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];
