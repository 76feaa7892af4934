import { Type } from 'typebox';

/**
 * The rules of JSON Schema that an answer can break, and the words in braces that each message may hold: what ajv
 * reports with the broken rule. {label} is known to all.
 */
export const messageWords = {
  required: ['missingProperty'],
  type: ['type'],
  const: ['allowedValue'],
  enum: ['allowedValues'],
  oneOf: ['passingSchemas'],
  anyOf: [],
  not: [],
  format: ['format'],
  pattern: ['pattern'],
  minLength: ['limit'],
  maxLength: ['limit'],
  minimum: ['limit', 'comparison'],
  maximum: ['limit', 'comparison'],
  exclusiveMinimum: ['limit', 'comparison'],
  exclusiveMaximum: ['limit', 'comparison'],
  multipleOf: ['multipleOf'],
  minItems: ['limit'],
  maxItems: ['limit'],
  uniqueItems: ['i', 'j'],
} as const satisfies Record<string, readonly string[]>;

export type RuleKeyword = keyof typeof messageWords;

const when: Record<RuleKeyword, string> = {
  required: 'Said where there is no answer.',
  type: 'Said where the answer is of another kind, for instance no number.',
  const: 'Said where the answer is not the only one that is right.',
  enum: 'Said where the answer is none of the choices.',
  oneOf: 'Said where the answer is none of the choices.',
  anyOf: 'Said where none of several rules holds.',
  not: 'Said where the answer is one that is ruled out.',
  format: 'Said where the text is not of its format.',
  pattern: 'Said where the text does not match its pattern.',
  minLength: 'Said where the text is too short.',
  maxLength: 'Said where the text is too long.',
  minimum: 'Said where the number is too small.',
  maximum: 'Said where the number is too large.',
  exclusiveMinimum: 'Said where the number is too small.',
  exclusiveMaximum: 'Said where the number is too large.',
  multipleOf: 'Said where the number is between two steps.',
  minItems: 'Said where there are too few items.',
  maxItems: 'Said where there are too many items.',
  uniqueItems: 'Said where an item comes twice.',
};

/** Messages by the keyword of the rule that was broken. */
export const MessagesJson = (description: string) =>
  Type.Unsafe<Record<string, string>>(
    Type.Object(
      Object.fromEntries(
        Object.entries(when).map(([keyword, text]) => [
          keyword,
          Type.Optional(Type.String({ description: text })),
        ]),
      ),
      {
        additionalProperties: false,
        description,
        examples: [{ required: 'This field is required' }],
      },
    ),
  );
