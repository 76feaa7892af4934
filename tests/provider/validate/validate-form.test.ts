// Proves that the local provider validates the answers of a form as its page does.
import { describe, expect, it } from 'vitest';
import { evaluateConditions } from '../../../src/core/form/asked-questions.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { wrongAnswers } from '../../../src/provider/validate/validate-form.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';

const text = { type: 'string' };
const first = { const: { $data: '1/first' } };
const form = compileForm({
  type: 'object',
  properties: { first: text, second: { ...text, not: first }, third: { ...text, ...first } },
  allOf: [
    {
      if: { required: ['third'], properties: { third: first } },
      then: { required: ['same'], properties: { same: text } },
    },
    {
      if: { required: ['second'], properties: { second: { not: first } } },
      then: { required: ['other'], properties: { other: text } },
    },
  ],
});

describe('Where an answer is compared with another one, page and provider refuse', () => {
  it.each<[when: string, answers: Record<string, string>, wrong: string[], asked: string[]]>([
    ['nothing without the other one', { second: 'a', third: 'b' }, [], []],
    ['what is missing for equal answers', { first: 'a', third: 'a' }, ['/same'], ['/same']],
    ['what is missing for others', { first: 'a', second: 'b' }, ['/other'], ['/other']],
    ['one that must not be the same', { first: 'a', second: 'a' }, ['/second'], []],
    ['one that has to be the same', { first: 'a', third: 'b' }, ['/third'], []],
  ])('%s', (_, answers, wrong, asked) => {
    const problems = findProblems(form, answers, defaultTexts, nowhere);
    expect(problems.map(({ pointer }) => pointer)).toEqual(wrong);
    const data = { sources: nowhere, covers: () => true, isCertain: true };
    expect(wrongAnswers(form, answers, data).map(({ at }) => at)).toEqual(wrong);
    const { isAsked } = evaluateConditions(form, answers, nowhere);
    expect(['/same', '/other'].filter(isAsked)).toEqual(asked);
  });
});

describe('Where a list has an item for each choice, the provider', () => {
  const rated = compileForm(
    {
      type: 'object',
      properties: {
        channels: {
          type: 'array',
          uniqueItems: true,
          items: { ...text, enum: ['mail', 'phone'] },
        },
        ratings: {
          type: 'array',
          items: { type: 'object', properties: { channel: text, stars: { type: 'integer' } } },
        },
      },
    },
    {
      ratings: {
        'ui:options': { forEach: 'channel' },
        items: { channel: { 'ui:options': { source: { from: '/answers/channels' } } } },
      },
    },
  );
  const wrong = (channels: string[], ratings: object[], unknown?: string) =>
    wrongAnswers(rated, ratings.length > 0 ? { channels, ratings } : { channels }, {
      sources: nowhere,
      covers: (pointer) => pointer !== unknown,
      isCertain: true,
    }).map(({ at }) => at);
  const [mail, phone] = [{ channel: 'mail', stars: 2 }, { channel: 'phone' }];

  it('takes the items of the choices', () => {
    expect(wrong(['mail', 'phone'], [mail, phone])).toEqual([]);
    expect(wrong([], [])).toEqual([]);
  });

  it.each([
    ['a missing one', ['mail', 'phone'], [mail]],
    ['one too many', ['mail'], [mail, phone]],
    ['one twice', ['mail'], [mail, mail]],
    ['another order', ['mail', 'phone'], [phone, mail]],
    ['none at all', ['mail'], []],
  ])('refuses %s', (_, channels, ratings) => {
    expect(wrong(channels, ratings)).toEqual(['/ratings']);
  });

  it('refuses nothing where the body has one of both alone', () => {
    expect(wrong(['mail'], [phone], '/channels')).toEqual([]);
    expect(wrong(['mail'], [], '/ratings')).toEqual([]);
  });
});

describe('Where a rule is by a collation or by another answer, page and provider refuse', () => {
  const chosen = { $data: '1/country', cases: { NL: '^\\d{4} [A-Z]{2}$' } } as unknown as string;
  const typed = compileForm({
    type: 'object',
    properties: {
      code: { ...text, enum: ['SPRING-24'], collation: { sensitivity: 'accent' } },
      country: { ...text, enum: ['NL', 'FR'] },
      postcode: { ...text, pattern: chosen },
    },
    if: {
      required: ['code'],
      properties: { code: { const: 'spring-24', collation: { sensitivity: 'accent' } } },
    },
    then: { required: ['offer'], properties: { offer: text } },
  });

  it.each<[when: string, answers: Record<string, string>, wrong: string[]]>([
    ['nothing of texts that are the same', { code: 'Spring-24', offer: 'a' }, []],
    ['what is missing for the same text', { code: 'Spring-24' }, ['/offer']],
    ['another text', { code: 'Spring 24' }, ['/code']],
    ['nothing without a case', { country: 'FR', postcode: '75001' }, []],
    ['nothing that fits the case', { country: 'NL', postcode: '1234 AB' }, []],
    ['what does not fit the case', { country: 'NL', postcode: '75001' }, ['/postcode']],
  ])('%s', (_, answers, wrong) => {
    const problems = findProblems(typed, answers, defaultTexts, nowhere);
    expect(problems.map(({ pointer }) => pointer)).toEqual(wrong);
    const data = { sources: nowhere, covers: () => true, isCertain: true };
    expect(wrongAnswers(typed, answers, data).map(({ at }) => at)).toEqual(wrong);
  });
});

describe('Where an item repeats an answer, or a date is on another day, page and provider refuse', () => {
  const list = compileForm(
    {
      type: 'object',
      properties: {
        guests: {
          type: 'array',
          uniqueItemProperties: ['email', 'seat'],
          collation: { sensitivity: 'accent' },
          items: { type: 'object', properties: { email: text, seat: { type: 'integer' } } },
        },
        drivers: {
          type: 'array',
          uniqueItemProperties: [['name', 'born']],
          items: { type: 'object', properties: { name: text, born: { ...text, format: 'date' } } },
        },
        day: { ...text, format: 'date', weekdays: [1, 2], not: { enum: ['2027-04-12'] } },
      },
    },
    { guests: { 'ui:messages': { uniqueItemProperties: 'Only once' } } },
  );
  const ada = { name: 'Ada', born: '1815-12-10' };

  it.each<[what: string, answers: object, wrong: string[]]>([
    ['nothing that differs', { guests: [{ email: 'a' }, { email: 'b' }, {}, {}] }, []],
    ['the later answer', { guests: [{ email: 'a' }, { email: 'A' }] }, ['/guests/1/email']],
    [
      'each later one',
      { guests: [{ email: 'a', seat: 1 }, { email: 'a', seat: 1 }, { email: 'a' }] },
      ['/guests/1/email', '/guests/1/seat', '/guests/2/email'],
    ],
    [
      'answers that are the same together',
      { drivers: [ada, { name: 'Ada', born: '1990-01-01' }, ada] },
      ['/drivers/2/born'],
    ],
    ['a Wednesday', { day: '2027-04-14' }, ['/day']],
    ['a closed Monday', { day: '2027-04-12' }, ['/day']],
    ['no other Monday', { day: '2027-04-19' }, []],
  ])('%s', (_, answers, wrong) => {
    const problems = findProblems(list, { ...answers }, defaultTexts, nowhere);
    expect(problems.map(({ pointer }) => pointer)).toEqual(wrong);
    const isOfList = ({ pointer }: { pointer: string }) => pointer.startsWith('/guests');
    expect(problems.filter(isOfList).every(({ message }) => message === 'Only once')).toBe(true);
    const data = { sources: nowhere, covers: () => true, isCertain: true };
    expect(wrongAnswers(list, { ...answers }, data).map(({ at }) => at)).toEqual(wrong);
  });
});
