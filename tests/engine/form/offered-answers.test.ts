// Proves that an answer that offers choices takes a chosen one along when it goes.
import { expect, it } from 'vitest';
import { evaluateConditions } from '../../../src/core/form/asked-questions.ts';
import { hasEffects } from '../../../src/engine/form/has-effects.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const several = {
  type: 'array',
  title: 'Channels',
  items: {
    type: 'string',
    oneOf: [
      { const: 'web', title: 'Website' },
      { const: 'mail', title: 'Mail' },
    ],
  },
};
const form = compileForm(
  {
    type: 'object',
    properties: {
      channels: several,
      best: { type: 'string', title: 'Best' },
      good: { type: 'array', items: { type: 'string' } },
      name: { type: 'string' },
    },
    if: { required: ['best'] },
    then: { properties: { why: { type: 'string' } } },
  },
  {
    best: { 'ui:widget': 'radio', 'ui:options': { source: { from: '/answers/channels' } } },
    good: { 'ui:options': { source: { from: '/answers/channels' } } },
  },
);
const after = (answers: object, before: object) =>
  normalizeAnswers(form, { ...answers }, nowhere, { ...before });

it('an answer goes with its choice, and closes what it has opened', () => {
  const before = { channels: ['web', 'mail'], best: 'web', good: ['web', 'mail'], why: 'Reach' };
  expect(after({ ...before, channels: ['mail'] }, before)).toEqual({
    channels: ['mail'],
    good: ['mail'],
  });
  expect(after({ ...before, channels: undefined }, before)).toEqual({});
});

it('an answer stays while its choice is there', () => {
  const before = { channels: ['web'], best: 'web' };
  expect(after({ ...before, channels: ['web', 'mail'] }, before)).toEqual({
    channels: ['web', 'mail'],
    best: 'web',
  });
});

it('a draft or a prefill keeps what its own answers offer', () => {
  expect(startAnswers(form, { channels: ['web'], best: 'web', good: ['mail'] }, nowhere)).toEqual({
    channels: ['web'],
    best: 'web',
  });
});

it('a change of an answer that others offer has effects', () => {
  const before = { name: 'Ann' };
  const named = compileForm(
    { type: 'object', properties: { name: { type: 'string' }, driver: { type: 'string' } } },
    { driver: { 'ui:widget': 'select', 'ui:options': { source: { from: '/answers/name' } } } },
  );
  const conditions = evaluateConditions(named, before, {});
  const change = {
    pointer: '/name',
    before: 'Ann',
    after: 'Bo',
    answers: { name: 'Bo' },
    dataSources: {},
    conditions,
  };
  expect(hasEffects(named, change)).toBe(true);
  expect(hasEffects(form, change)).toBe(false);
});
