import { Type } from 'typebox';
import { closedObject } from './closed-object.ts';

/**
 * Lists the keywords of JSON Schema that an answer can break, each with the placeholders of its message: the parameters
 * that ajv reports. Every message can also hold {label}.
 */
export const messagePlaceholders = {
  required: ['missingProperty'],
  type: ['type'],
  const: ['limit', 'allowedValue'],
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
  formatMinimum: ['limit', 'comparison'],
  formatMaximum: ['limit', 'comparison'],
  formatExclusiveMinimum: ['limit', 'comparison'],
  formatExclusiveMaximum: ['limit', 'comparison'],
  weekdays: [],
  multipleOf: ['limit', 'multipleOf'],
  minItems: ['limit'],
  maxItems: ['limit'],
  uniqueItems: ['i', 'j'],
  uniqueItemProperties: ['i', 'j'],
  contains: [],
} as const satisfies Record<string, readonly string[]>;

/** The words in braces that messages can have. */
export const placeholderHelp = {
  label: 'The label of the question.',
  limit:
    'The limit as readers of the product’s language write it, with the sign of its currency: write "at most {limit}", not "at most £{limit}". A time is "9:00 AM" in the United States and "09:00" in Germany. The unit of a question stands beside its field and is no part of it.',
  comparison: 'The sign of the comparison, such as ">=".',
  multipleOf: 'The step.',
  missingProperty: 'The name of the question.',
  type: 'The type that the answer should have.',
  format: 'The format that the answer should have.',
  pattern: 'The regular expression.',
  allowedValue: 'The only valid answer.',
  allowedValues: 'All valid answers.',
  passingSchemas: 'The numbers of the choices that match.',
  i: 'The number of one of the two equal items; the first item is 0.',
  j: 'The number of the other item.',
};

export type RuleKeyword = keyof typeof messagePlaceholders;

const keywordHelp: Record<RuleKeyword, [description: string, example: string]> = {
  required: ['Message for a missing answer.', 'This field is required'],
  type: [
    'Message for an answer of another type, such as a text in a number field.',
    'Please enter a number',
  ],
  const: ['Message for an answer that differs from the required value.', 'Emails do not match'],
  enum: [
    'Message for an answer that is not one of the choices.',
    'Please choose one of the options',
  ],
  oneOf: [
    'Message for an answer that is not one of the choices.',
    'Please choose one of the options',
  ],
  anyOf: [
    'Message for an answer that fits none of the alternatives.',
    'Please give at least one of them',
  ],
  not: ['Message for an answer that is excluded.', 'Please choose another one'],
  format: [
    'Message for a text that does not have the required format.',
    'Email must be a valid email address',
  ],
  pattern: ['Message for a text that does not match the pattern.', 'Please write it like AB1234'],
  minLength: ['Message for a text that is too short.', 'Too short! At least {limit} characters'],
  maxLength: ['Message for a text that is too long.', 'Too long! At most {limit} characters'],
  minimum: ['Message for a number that is too small.', 'At least {limit}'],
  maximum: ['Message for a number that is too large.', 'At most {limit}'],
  exclusiveMinimum: ['Message for a number that is too small.', 'More than {limit}'],
  exclusiveMaximum: ['Message for a number that is too large.', 'Less than {limit}'],
  formatMinimum: ['Message for a date or time that is too early.', 'Not before {limit}'],
  formatMaximum: ['Message for a date or time that is too late.', 'Not after {limit}'],
  formatExclusiveMinimum: ['Message for a date or time that is too early.', 'After {limit}'],
  formatExclusiveMaximum: ['Message for a date or time that is too late.', 'Before {limit}'],
  weekdays: ['Message for a date on another day of the week.', 'From Monday to Friday'],
  multipleOf: ['Message for a number that is not a multiple of the step.', 'In steps of {limit}'],
  minItems: ['Message for a list with too few items.', 'At least {limit}'],
  maxItems: ['Message for a list with too many items.', 'At most {limit}'],
  uniqueItems: ['Message for a list with duplicate items.', 'No item may come twice'],
  uniqueItemProperties: [
    'Message for an item with the same answer, or the same answers, as an earlier one.',
    'Each address only once',
  ],
  contains: ['Message for a list without a required item.', 'Please choose email too'],
};

const messageKeys = Object.fromEntries(
  Object.entries(keywordHelp).map(([keyword, [text, example]]) => [
    keyword,
    Type.String({ description: text, examples: [example] }),
  ]),
);

const examples = [{ required: 'This field is required' }];

/** Ways from the schema of a question to a rule inside it, before the keyword of the rule. */
const insideQuestion = '(allOf/(0|[1-9]\\d*)/|then/|else/)+';

/** Returns the schema of messages, by the keyword of the broken rule. */
export const MessagesJson = (description: string) =>
  Type.Unsafe<Record<string, string>>(closedObject(messageKeys, { examples, description }));

/** Returns the schema of messages of a form, which can have some for rules inside a question: "allOf/1/pattern". */
export const FormMessagesJson = (description: string) =>
  Type.Unsafe<Record<string, string>>(
    closedObject(messageKeys, {
      examples,
      patternProperties: {
        [`^${insideQuestion}(${Object.keys(messagePlaceholders).join('|')})$`]: Type.String(),
      },
      description,
    }),
  );
