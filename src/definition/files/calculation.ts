import { type TSchema, Type } from 'typebox';
import { type Calculation, type CalculationEntry, calculationCatalogue } from '../calculations.ts';
import type { JsonSchema } from '../json-schema.ts';
import { closedObject } from './closed-object.ts';
import { QuestionCondition } from './condition.ts';
import { isSchema } from './subschema.ts';

const calculations: Record<string, TSchema> = Object.fromEntries(
  Object.entries<CalculationEntry>(calculationCatalogue).map(([name, { description, example }]) => [
    name,
    Type.Unknown({ description, examples: [example] }),
  ]),
);

const inputs =
  'An input is a pointer ("/answers/price"; "/answers/items/-/price" for all items of a list; "1/price" for the answer beside this one), a number, another calculation, or { "value": ... } for any other value; several stand in a list.';

/** A calculation: one of the names, with its inputs. */
export const CalculationJson = closedObject(
  {
    ...calculations,
    digits: Type.Integer({
      minimum: 0,
      maximum: 15,
      description: 'Digits after the decimal point that "round" leaves.',
      default: 0,
      examples: [2],
    }),
    with: Type.String({
      description: 'Text that "join" puts between two values.',
      default: ' ',
      examples: [', '],
    }),
    on: Type.Unknown({
      description: 'The day for which "age" is computed; today without it.',
      examples: ['/answers/start'],
    }),
    where: Type.Unsafe<JsonSchema>({
      type: 'object',
      ...isSchema,
      description: 'JSON Schema of the items of the list that count; all count without it.',
      examples: [{ required: ['kind'], properties: { kind: { const: 'car' } } }],
    }),
    when: {
      ...QuestionCondition,
      description:
        'The condition of "then": a JSON Schema for each of "answers", "loaded", "query" and "item" that decides.',
    },
    else: Type.Unknown({
      description: 'The value where the condition of "then" does not hold; none without it.',
      examples: [0],
    }),
  },
  {
    'x-holds': 'calculation',
    description: `Makes the answer from other values, anew whenever one of them changes; no visitor enters it, and no draft stores it. Answers to questions that are not asked, and those of skipped steps, count as missing. ${inputs}`,
    examples: [{ sum: '/answers/sources/-/share' }],
  },
);

/** The calculation of a limit. */
export const LimitCalculation = Type.Unsafe<Calculation>({
  ...CalculationJson,
  description: `Makes the limit from other values, but not from the answer that it limits. Relative pointers start at the limited answer. Without a result there is no limit, and a "multipleOf" of 0 or less is none. Conditions, "contains" and the items of a list of plain values take no calculation: compare these with a calculated answer. ${inputs}`,
  examples: [{ plus: ['/answers/issued_on', 'P10Y'] }],
});
