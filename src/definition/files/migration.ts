import type { Operation } from 'rfc6902';
import { type Static, Type } from 'typebox';
import { valuePointerPattern } from './value-pointer.ts';

const closed = { additionalProperties: false };

const path = (description: string) =>
  Type.String({ pattern: valuePointerPattern, examples: ['/full_name'], description });

export const AnswerPath = path(
  'JSON Pointer in the answers; "-" in it is every item of a list. A group that is missing on the way is made.',
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

const does = {
  add: 'Puts an answer in.',
  remove: 'Takes an answer out.',
  replace: 'Puts another answer in the place of one that is there.',
  move: 'Takes an answer to another place: a question has got another name.',
  copy: 'Puts an answer in another place too.',
  test: 'Goes on with the patch only where the answer is this one.',
};

const operation = <Op extends keyof typeof operations>(op: Op) =>
  Type.Object(
    { op: Type.Literal(op, { description: does[op] }), ...operations[op] },
    { ...closed, description: does[op] },
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

export const Migration = Type.Object(
  {
    to: Type.Integer({
      minimum: 2,
      examples: [2],
      description: 'The version whose drafts come out; those of the version before it go in.',
    }),
    patch: Type.Array(AnyOperation, {
      minItems: 1,
      examples: [[{ op: 'move', from: '/name', path: '/full_name' }]],
      description:
        'JSON Patch (RFC 6902) on the answers. What can’t be done in a draft, since the answer is not there, is left out; ' +
        'a "test" that fails ends the patch. A patch with "-" in its paths is done for each item of that list.',
    }),
  },
  closed,
);

export type { Operation };
export type Migration = Static<typeof Migration>;
