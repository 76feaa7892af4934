// Proves that values from outside are converted where nothing is lost, and left out where no question takes them.
import { describe, expect, it } from 'vitest';
import { coerceAnswers } from '../../../src/core/form/coerce-answers.ts';
import {
  startingValues,
  withEmptyValues,
  withoutUnstored,
} from '../../../src/engine/form/answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const { questions } = compileForm(
  {
    type: 'object',
    properties: {
      name: { type: 'string' },
      age: { type: 'integer' },
      height: { type: 'number' },
      member: { type: 'boolean' },
      size: { type: 'string', enum: ['S', 'M'] },
      service: { type: 'integer', oneOf: [{ const: 2 }, { const: 3 }] },
      channel: { type: ['string', 'number'] },
      channels: { type: 'array', items: { type: ['string', 'number'] } },
      address: { type: 'object', properties: { city: { type: 'string' } } },
      guests: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, age: { type: 'integer' } },
        },
      },
      pin: { type: 'string', writeOnly: true },
    },
  },
  {
    channel: {
      'ui:widget': 'select',
      'ui:options': { source: { from: '/loaded/channels', value: '/id', label: '/name' } },
    },
    channels: {
      'ui:widget': 'multi-select',
      'ui:options': { source: { from: '/loaded/channels', value: '/id', label: '/name' } },
    },
  },
);
const loaded = {
  channels: [
    { id: 1, name: 'Search' },
    { id: '2', name: 'Social' },
  ],
};
const fitted = (values: unknown) => coerceAnswers(questions, values, { ...nowhere, loaded });

describe('values from outside are made to fit', () => {
  it.each([
    ['a text as it is', { name: 'Ada' }, { name: 'Ada' }],
    ['a number for a text', { name: 3 }, { name: '3' }],
    ['digits for a whole number', { age: '3' }, { age: 3 }],
    ['digits for a number', { height: '1.5' }, { height: 1.5 }],
    ['"true" for a boolean', { member: 'true' }, { member: true }],
    ['the number of a choice as a text', { service: '3' }, { service: 3 }],
    ['nested values', { address: { city: 'Paris' } }, { address: { city: 'Paris' } }],
    [
      'items of a list',
      { guests: [{ name: 'A' }, { age: '7' }] },
      { guests: [{ name: 'A' }, { age: 7 }] },
    ],
    ['a choice keeps the type of the offer', { channel: '1' }, { channel: 1 }],
  ])('%s', (_title, values, expected) => {
    expect(fitted(values)).toEqual(expected);
  });

  it.each([
    ['an object for a text', { name: { first: 'Ada' } }],
    ['a fraction for a whole number', { age: '3.5' }],
    ['a word for a number', { height: 'tall' }],
    ['an empty text', { name: '' }],
    ['null', { name: null, age: null, channels: null }],
    ['a choice that is not offered', { size: 'XL', service: 99, channel: 7 }],
    ['a text for a list', { channels: 'Search' }],
    ['a list for a group', { address: ['Paris'] }],
    ['what no question asks for', { admin: true }],
    ['a precision that would be lost', { age: '12345678901234567890' }],
  ])('%s is left out', (_title, values) => {
    expect(fitted(values)).toEqual({});
  });

  it('drops the choices of a list that are not offered any more', () => {
    expect(fitted({ channels: [1, 7, '2'] })).toEqual({ channels: [1, '2'] });
  });

  it.each([[undefined], [null], ['text'], [42], [[]]])('makes nothing of %j', (values) => {
    expect(fitted(values)).toEqual({});
  });
});

describe('values to start from', () => {
  const screen = { prefill: { from: '/loaded/person' }, fields: ['name', 'age'], unstored: [] };
  const dataSources = { ...nowhere, loaded: { person: { name: 'Ada', age: 36, id: 7 } } };

  it('are the loaded ones that fields have a use for', () => {
    expect(startingValues(screen, undefined, dataSources)).toEqual({ name: 'Ada', age: 36 });
  });

  it('have the draft over them', () => {
    const stored = { name: 'Grace', other: 1 };
    expect(startingValues(screen, stored, dataSources)).toEqual({ name: 'Grace', age: 36 });
  });

  it('are nothing where the prefill leads nowhere', () => {
    expect(startingValues(screen, undefined, nowhere)).toEqual({});
  });
});

describe('answers that leave the form', () => {
  it('have no secrets when they are stored', () => {
    const answers = { name: 'Ada', pin: '1234' };
    expect(withoutUnstored(['/pin'], answers)).toEqual({ name: 'Ada' });
    expect(answers.pin).toBe('1234');
  });

  it('have no secrets of list items either', () => {
    const answers = { guests: [{ name: 'A', pin: '1' }, { pin: '2' }] };
    expect(withoutUnstored(['/guests/-/pin'], answers)).toEqual({ guests: [{ name: 'A' }, {}] });
  });

  it('can have an empty value for every question without an answer', () => {
    expect(withEmptyValues(questions, { name: 'Ada', guests: [{ name: 'B' }] })).toEqual({
      name: 'Ada',
      age: null,
      height: null,
      member: null,
      size: '',
      service: null,
      channel: null,
      channels: [],
      address: { city: '' },
      guests: [{ name: 'B', age: null }],
      pin: '',
    });
  });
});

it('values that options leave out are no answers', () => {
  const source = { from: '/loaded/channels', value: '/id', label: '/name' };
  const form = compileForm(
    {
      type: 'object',
      properties: {
        size: { type: 'string', enum: ['S', 'M'] },
        channel: { type: ['string', 'number'] },
        channels: { type: 'array', items: { type: ['string', 'number'] } },
        home: { type: 'string' },
        birth: { type: 'string' },
      },
    },
    {
      size: { 'ui:options': { only: ['S'] } },
      channel: { 'ui:widget': 'select', 'ui:options': { source, except: [1] } },
      channels: { 'ui:widget': 'multi-select', 'ui:options': { source, only: ['2'] } },
      home: { 'ui:widget': 'country', 'ui:options': { only: ['US', 'CA'] } },
      birth: { 'ui:widget': 'country', 'ui:options': { except: ['CA'] } },
    },
  );
  const coerced = (values: unknown) =>
    coerceAnswers(form.questions, values, { ...nowhere, loaded });
  const left = { size: 'S', channel: '2', channels: ['2'], home: 'Canada', birth: 'France' };
  expect(coerced(left)).toEqual(left);
  const gone = { size: 'M', channel: 1, channels: [1], home: 'France', birth: 'Canada' };
  expect(coerced(gone)).toEqual({});
});

it('an exclusive choice beside others is no answer', () => {
  const items = { type: 'string', enum: ['tea', 'milk', 'none'] };
  const form = compileForm(
    { type: 'object', properties: { drinks: { type: 'array', items } } },
    { drinks: { 'ui:options': { exclusive: 'none' } } },
  );
  const coerced = (drinks: string[]) => coerceAnswers(form.questions, { drinks }, nowhere).drinks;
  expect(coerced(['none'])).toEqual(['none']);
  expect(coerced(['tea', 'none', 'milk'])).toEqual(['tea', 'milk']);
});
