// Proves that a list can require a number of fitting items, and an item can be compared with an answer beside the list.
import { expect, it } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { compileForm } from '../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      most: { type: 'number' },
      drivers: {
        type: 'array',
        contains: { required: ['main'], properties: { main: { const: true } } },
        minContains: 1,
        maxContains: 1,
        items: {
          type: 'object',
          properties: {
            main: { type: 'boolean' },
            claims: { type: 'number', maximum: { $data: '3/most' } as unknown as number },
          },
        },
      },
    },
  },
  {
    drivers: {
      'ui:messages': { contains: 'Exactly one main driver' },
      items: { claims: { 'ui:messages': { maximum: 'At most {limit}' } } },
    },
  },
);
const messages = (answers: object) =>
  findProblems(form, { ...answers }, defaultTexts, {}).map(({ pointer, message }) => [
    pointer,
    message,
  ]);

it('exactly one item of a list has to fit', () => {
  const [main, other] = [{ main: true }, { main: false }];
  expect(messages({ drivers: [other, main] })).toEqual([]);
  expect(messages({ drivers: [other] })).toEqual([['/drivers', 'Exactly one main driver']]);
  expect(messages({ drivers: [main, main] })).toEqual([['/drivers', 'Exactly one main driver']]);
});

it('an answer in an item is compared with one beside the list', () => {
  const drivers = [{ main: true, claims: 3 }, { claims: 5 }];
  expect(messages({ drivers, most: 4 })).toEqual([['/drivers/1/claims', 'At most 4']]);
  expect(messages({ drivers })).toEqual([]);
});
