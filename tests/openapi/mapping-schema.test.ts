// Proves that the description of a merged body allows each value that an empty answer leaves in place.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../src/definition/files/mapping.ts';
import { sentAnswersSchema } from '../../src/openapi/answers-schema.ts';
import { mappingSchema } from '../../src/openapi/mapping-schema.ts';
import { formSource } from '../compiler/form-source.ts';

const short = { type: 'string', maxLength: 5 };
const form = formSource({
  type: 'object',
  required: ['company'],
  properties: {
    company: { type: 'string', maxLength: 40 },
    comments: short,
    home: { type: 'object', properties: { street: { type: 'string', maxLength: 40 } } },
    billing: { type: 'object', properties: { street: short } },
  },
});
const loaded = {
  type: 'object',
  properties: { comments: { type: 'integer' }, id: { type: 'integer' } },
};
const all = { from: '/answers' };
const copies = { comments: { from: '/answers/company' }, billing: { from: '/answers/home' } };
const answers = {
  company: 'Acme Limited',
  comments: '',
  home: { street: 'Mill Road' },
  billing: { street: '' },
};

function accepts(unanswered: 'omit' | 'empty', merge: Mapping[], body: object): boolean {
  const documents = {
    answers: sentAnswersSchema({ forms: [form], isCertain: true, unanswered }),
    loaded,
  };
  return new Ajv2020({ strict: false }).validate(mappingSchema({ merge }, documents), body);
}

describe('the schema of a merge allows', () => {
  it.each<[title: string, merge: Mapping[], change: object, isAllowed: boolean]>([
    ['an answer', [{ from: '/loaded' }, all], { comments: 'None' }, true],
    ['an empty answer', [{ from: '/loaded' }, all], {}, true],
    ['no loaded value below an empty answer', [{ from: '/loaded' }, all], { comments: 7 }, false],
    ['another answer below an empty one', [copies, all], { comments: 'Acme Limited' }, true],
    ['another group below an empty one', [copies, all], { billing: { street: 'Mill Road' } }, true],
    ['no value that neither of them is', [copies, all], { comments: 7 }, false],
    ['an answer below an empty one', [all, { company: { from: '/answers/comments' } }], {}, true],
    ['what a condition decides', [all, { home: { when: {}, then: 'A' } }], { home: 'A' }, true],
    ['what it leaves', [all, { home: { when: {}, then: 'A' } }], {}, true],
    ['one or the other', [all, { home: { when: {}, then: 'A', else: 'B' } }], { home: 'B' }, true],
    ['neither of both', [all, { home: { when: {}, then: 'A', else: 'B' } }], {}, false],
    ['a part on a condition', [all, { when: {}, then: { id: 1 } }], { id: 1 }, true],
    ['without that part', [all, { when: {}, then: { id: 1 } }], {}, true],
    ['no other part', [all, { when: {}, then: { id: 1 } }], { id: 2 }, false],
    ['no answer below a fixed value', [all, { company: 'A' }], {}, false],
  ])('%s', (_, merge, change, isAllowed) => {
    expect(accepts('empty', merge, { ...answers, ...change })).toBe(isAllowed);
  });

  it('the value before an answer that may be missing', () => {
    expect(accepts('omit', [copies, all], { company: 'A', comments: 'Acme Limited' })).toBe(true);
    expect(accepts('omit', [{ from: '/loaded' }, all], { company: 'A', comments: 7 })).toBe(true);
  });
});
