import { type Static, Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import { closedObject } from './closed-object.ts';
import { isSchema } from './subschema.ts';

/** Describes a part of a condition: the schema that one data source must match. */
export const sourceTest = (description: string, example: JsonSchema) =>
  Type.Unsafe<JsonSchema>({ type: 'object', ...isSchema, description, examples: [example] });

const isMember = { required: ['member'], properties: { member: { const: true } } };

/** The parts of a condition that is tested before the submit call is made. */
export const sourceTests = {
  answers: sourceTest('JSON Schema that the answers must match.', {
    required: ['express'],
    properties: { express: { const: true } },
  }),
  loaded: sourceTest('JSON Schema that the response of the load call must match.', isMember),
  query: sourceTest('JSON Schema that the parameters of the page’s address must match.', {
    required: ['from'],
    properties: { from: { const: 'letter' } },
  }),
};

/** A condition on several data sources. */
export const DataCondition = closedObject(sourceTests, {
  minProperties: 1,
  examples: [{ loaded: isMember }],
  description: 'A JSON Schema for each data source that decides: every schema here must match.',
});

export type DataCondition = Static<typeof DataCondition>;

/** The condition of a question, a group or a list, which may be in an item of a list. */
export const QuestionCondition = closedObject(
  {
    ...sourceTests,
    item: sourceTest('JSON Schema that the item of the list must match which the question is in.', {
      required: ['child'],
      properties: { child: { const: true } },
    }),
  },
  {
    minProperties: 1,
    examples: [{ loaded: isMember }],
    description:
      'The condition on which the question is asked: a JSON Schema for each of "answers" (of this step and of earlier ones), "loaded", "query" and "item" that decides; every schema here must match.',
  },
);

export type QuestionCondition = Static<typeof QuestionCondition>;
