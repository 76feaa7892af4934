import { Type } from 'typebox';

/**
 * Lists the keywords of JSON Schema that an answer can break, each with the placeholders of its message: the parameters
 * that ajv reports. Every message can also hold {label}.
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
  contains: [],
} as const satisfies Record<string, readonly string[]>;

export type RuleKeyword = keyof typeof messageWords;

const when: Record<RuleKeyword, [description: string, example: string]> = {
  required: ['Said where there is no answer.', 'This field is required'],
  type: [
    'Said where the answer is of another kind, for instance no number.',
    'Please enter a number',
  ],
  const: ['Said where the answer is not the only one that is right.', 'Emails do not match'],
  enum: ['Said where the answer is none of the choices.', 'Please choose one of the options'],
  oneOf: ['Said where the answer is none of the choices.', 'Please choose one of the options'],
  anyOf: ['Said where none of several rules holds.', 'Please give at least one of them'],
  not: ['Said where the answer is one that is ruled out.', 'Please choose another one'],
  format: ['Said where the text is not of its format.', 'Email must be a valid email address'],
  pattern: ['Said where the text does not match its pattern.', 'Please write it like AB1234'],
  minLength: ['Said where the text is too short.', 'Too short! At least {limit} characters'],
  maxLength: ['Said where the text is too long.', 'Too long! At most {limit} characters'],
  minimum: ['Said where the number is too small.', 'At least {limit}'],
  maximum: ['Said where the number is too large.', 'At most {limit}'],
  exclusiveMinimum: ['Said where the number is too small.', 'More than {limit}'],
  exclusiveMaximum: ['Said where the number is too large.', 'Less than {limit}'],
  multipleOf: ['Said where the number is between two steps.', 'In steps of {multipleOf}'],
  minItems: ['Said where there are too few items.', 'At least {limit}'],
  maxItems: ['Said where there are too many items.', 'At most {limit}'],
  uniqueItems: ['Said where an item comes twice.', 'No item may come twice'],
  contains: ['Said where the list lacks an item that it needs.', 'Please choose email too'],
};

/** Returns the schema of messages, by the keyword of the broken rule. */
export const MessagesJson = (description: string) =>
  Type.Unsafe<Record<string, string>>(
    Type.Object(
      Object.fromEntries(
        Object.entries(when).map(([keyword, [text, example]]) => [
          keyword,
          Type.Optional(Type.String({ description: text, examples: [example] })),
        ]),
      ),
      {
        additionalProperties: false,
        description,
        examples: [{ required: 'This field is required' }],
      },
    ),
  );
