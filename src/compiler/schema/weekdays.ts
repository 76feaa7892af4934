import { _, type CodeKeywordDefinition } from 'ajv';
import { fallsOn } from '../../core/falls-on.ts';
import { functionIn } from './function-in.ts';

/** The days of the week on which a day, or a time without a zone, may fall, by their numbers in ISO 8601. */
export const weekdays: CodeKeywordDefinition = {
  keyword: 'weekdays',
  type: 'string',
  schemaType: 'array',
  code: (context) =>
    context.fail(_`!${functionIn(context.gen, fallsOn)}(${context.data}, ${context.schemaCode})`),
};
