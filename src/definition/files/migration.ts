import type { Operation } from 'rfc6902';
import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { valuePointerPattern } from './value-pointer.ts';

const path = (description: string) =>
  Type.String({ pattern: valuePointerPattern, examples: ['/full_name'], description });

export const AnswerPath = path(
  'JSON Pointer in the answers; "-" stands for every item of a list. Missing groups on the path are created.',
);
export const AnswerValue = Type.Unknown({ description: 'Any JSON value.', examples: ['small'] });

/** The operations of JSON Patch (RFC 6902). */
const operations = {
  add: { path: AnswerPath, value: AnswerValue },
  remove: { path: AnswerPath },
  replace: { path: AnswerPath, value: AnswerValue },
  move: { from: path('JSON Pointer to the answer that moves.'), path: AnswerPath },
  copy: { from: path('JSON Pointer to the answer that is copied.'), path: AnswerPath },
  test: { path: AnswerPath, value: AnswerValue },
};

const operationHelp = {
  add: 'Adds an answer.',
  remove: 'Removes an answer.',
  replace: 'Replaces an existing answer.',
  move: 'Moves an answer, for instance after a question was renamed: from "/sites/-/url" to "/sites/-" where a list of groups becomes one of plain values, and the other way round.',
  copy: 'Copies an answer.',
  test: 'Continues with the patch only if the answer has this value.',
};

const operation = <Op extends keyof typeof operations>(op: Op) =>
  Type.Object(
    { op: Type.Literal(op, { description: operationHelp[op] }), ...operations[op] },
    { additionalProperties: false, description: operationHelp[op] },
  );

const AnyOperation = Type.Unsafe<Operation>(
  Type.Union([
    operation('add'),
    operation('remove'),
    operation('replace'),
    operation('move'),
    operation('copy'),
    operation('test'),
  ]),
);

export const Migration = closedObject(
  {
    to: Type.Integer({
      minimum: 2,
      examples: [2],
      description:
        'The version of the resulting drafts. The patch applies to drafts of the version before it.',
    }),
    patch: Type.Array(AnyOperation, {
      minItems: 1,
      examples: [[{ op: 'move', from: '/name', path: '/full_name' }]],
      description:
        'JSON Patch (RFC 6902) for the answers. An operation whose answer is missing from a draft is skipped; ' +
        'a failed "test" ends the patch. A patch with "-" in its paths is applied to each item of that list.',
    }),
  },
  { required: ['to', 'patch'] },
);

export type { Operation };
export type Migration = Static<typeof Migration>;
