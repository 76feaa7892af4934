import { Type } from 'typebox';
import { closedObject } from './closed-object.ts';

/** Says which differences between texts count, by the options of the same names of `Intl.Collator` (ECMA-402). */
export const Collation = closedObject(
  {
    sensitivity: Type.Union(
      ['accent', 'case', 'base'].map((sensitivity) => Type.Literal(sensitivity)),
      {
        description:
          'Differences between letters that count: "accent" ignores case alone ("a" is "A"), "case" accents alone ("a" is "á"), "base" both. Without it, both count.',
        examples: ['base'],
      },
    ),
    ignorePunctuation: Type.Boolean({
      description: 'Ignores blanks and punctuation: "AB-12 3" is "AB123".',
      default: false,
      examples: [true],
    }),
  },
  {
    minProperties: 1,
    description:
      'The way in which "const", "enum", "uniqueItems" and "uniqueItemProperties" beside it compare texts, by options of JavaScript’s Intl.Collator; without it, every difference counts. The values of an "enum" beside it are typed, not chosen.',
    examples: [{ sensitivity: 'accent' }],
  },
);
