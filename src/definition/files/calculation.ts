import { type TSchema, Type } from 'typebox';
import { type CalculationEntry, calculationCatalogue } from '../calculations.ts';

const calculations: Record<string, TSchema> = Object.fromEntries(
  Object.entries<CalculationEntry>(calculationCatalogue).map(([name, { description, example }]) => [
    name,
    Type.Optional(Type.Unknown({ description, examples: [example] })),
  ]),
);

/** A calculation: one of the names, with its inputs. */
export const CalculationJson = Type.Object(
  {
    ...calculations,
    digits: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 15,
        description: 'Digits after the decimal point that "round" leaves.',
        default: 0,
        examples: [2],
      }),
    ),
    with: Type.Optional(
      Type.String({
        description: 'Text that "join" puts between two values.',
        default: ' ',
        examples: [', '],
      }),
    ),
    on: Type.Optional(
      Type.Unknown({
        description: 'The day for which "age" is computed; today without it.',
        examples: ['/answers/start'],
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'Makes the answer from other values; no visitor enters it. An input is a pointer ("/answers/price"; "/answers/items/-/price" for all items of a list; "1/price" for the answer beside this one), a number, or another calculation; several stand in a list.',
    examples: [{ sum: '/answers/sources/-/share' }],
  },
);
