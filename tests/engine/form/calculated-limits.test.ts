// Proves that the limit of an answer can be a calculation, whose value follows other answers and is no answer itself.
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const number: JsonSchema = { type: 'number' };
const date: JsonSchema = { type: 'string', format: 'date' };
const calculated = (calculation: object) => ({ calculated: calculation }) as unknown as number;

/** Returns the messages of answers to questions, by their pointers. */
function problemsOf(properties: Record<string, JsonSchema>, answers: object, sources: object = {}) {
  const form = compileForm({ type: 'object', properties }, {}, messages);
  const found = findProblems(form, { ...answers }, defaultTexts, { ...nowhere, ...sources });
  return Object.fromEntries(found.map(({ pointer, message }) => [pointer, message]));
}

const messages = {
  maximum: 'at most {limit}',
  maxLength: 'at most {limit} characters',
  maxItems: 'at most {limit} items',
  formatMaximum: 'by {limit}',
  const: 'not {limit}',
};

describe('a calculated limit', () => {
  const passport = {
    issued: date,
    expires: { ...date, formatMaximum: calculated({ plus: ['1/issued', 'P10Y'] }) as never },
  };

  it('follows another answer, and its message has the result', () => {
    const issued = '2020-03-01';
    expect(problemsOf(passport, { issued, expires: '2030-03-01' })).toEqual({});
    expect(problemsOf(passport, { issued, expires: '2030-03-02' })).toEqual({
      '/expires': 'by March 1, 2030',
    });
  });

  it('refuses nothing without a result', () => {
    expect(problemsOf(passport, { expires: '2099-01-01' })).toEqual({});
  });

  it('counts in its own item of a list', () => {
    const rows: JsonSchema = {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          share: {
            ...number,
            maximum: calculated({
              difference: [{ sum: '/answers/rows/-/share' }, '1/share'],
            }),
          },
        },
      },
    };
    expect(problemsOf({ rows }, { rows: [{ share: 1 }, { share: 5 }, { share: 3 }] })).toEqual({
      '/rows/1/share': 'at most 4',
    });
  });

  it.each([
    ['maxLength', { ...number, type: 'string' }, 'abc', 'at most 2 characters'],
    [
      'maxItems',
      { type: 'array', items: { enum: ['a', 'b', 'c'] } },
      ['a', 'b', 'c'],
      'at most 2 items',
    ],
    ['const', number, 3, 'not 2'],
  ])('is that of %s', (keyword, schema, answer, message) => {
    const properties = {
      count: number,
      list: { ...(schema as JsonSchema), [keyword]: { calculated: { sum: '/answers/count' } } },
    };
    expect(problemsOf(properties, { count: 2, list: answer })).toEqual({ '/list': message });
    expect(problemsOf(properties, { count: 9, list: answer })).toEqual(
      keyword === 'const' ? { '/list': 'not 9' } : {},
    );
  });

  it('stands in branches and beside other rules, and takes other data', () => {
    const properties: Record<string, JsonSchema> = {
      seats: {
        ...number,
        allOf: [{ maximum: calculated({ first: '/loaded/free' }) }],
        if: { minimum: 5 },
        then: { maximum: calculated({ when: { query: { required: ['big'] } }, then: 8, else: 5 }) },
      } as JsonSchema,
    };
    const loaded = { free: 6 };
    expect(problemsOf(properties, { seats: 6 }, { loaded })).toEqual({ '/seats': 'at most 5' });
    expect(problemsOf(properties, { seats: 6 }, { loaded, query: { big: '1' } })).toEqual({});
    expect(problemsOf(properties, { seats: 7 }, { loaded, query: { big: '1' } })).toEqual({
      '/seats': 'at most 6',
    });
  });
});
