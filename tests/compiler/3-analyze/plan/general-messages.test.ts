// Proves that a rule without a message of the product has a fitting one in each language of the engine.
import { describe, expect, it } from 'vitest';
import { instantiateForm } from '../../../../src/compiler/5-emit/compile-form.ts';
import { findProblems } from '../../../../src/core/rules/find-problems.ts';
import type { AppFile } from '../../../../src/definition/files/app.ts';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import { generalMessagesByLanguage } from '../../../../src/definition/general-messages/index.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { normalizeAnswers } from '../../../../src/engine/form/normalize-answers.ts';
import { nowhere } from '../../../engine/compile-form.ts';
import { formSource } from '../../form-source.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([, word]) => word).sort();

describe('the general messages', () => {
  const { en, ...others } = generalMessagesByLanguage;

  it.each(Object.entries(others))(
    'of %s are those of English, with the same words to fill in',
    (_, messages) => {
      expect(Object.keys(messages)).toEqual(Object.keys(en ?? {}));
      for (const [name, text] of Object.entries(messages)) {
        expect([name, ...new Set(placeholders(text))]).toEqual([
          name,
          ...new Set(placeholders(en?.[name] ?? '')),
        ]);
      }
    },
  );
});

/** Returns the message that a visitor reads for an answer to a required question. */
function messageFor(
  question: JsonSchema,
  answer: unknown,
  { ui = {}, ...app }: Partial<AppFile> & { ui?: UiFile } = {},
) {
  const schema = { type: 'object', required: ['question'], properties: { question } };
  const form = instantiateForm(
    { app: { language: 'en', ...app } as AppFile },
    formSource(schema, { question: ui }),
  );
  const answers = normalizeAnswers(form, { question: answer }, nowhere);
  const sources = { ...nowhere, language: app.language ?? 'en' };
  return findProblems(form, answers, defaultTexts, sources)[0]?.message;
}

const text: JsonSchema = { type: 'string' };
const choices: JsonSchema = { ...text, enum: ['a', 'b', 'c'] };
const share: JsonSchema = { type: 'integer', minimum: 50, maximum: 10_000 };

describe('without a message of the product, a visitor reads', () => {
  it.each<[string, JsonSchema, unknown]>([
    ['Enter an answer', text, undefined],
    ['Enter a date', { ...text, format: 'date' }, undefined],
    ['Choose an option', choices, undefined],
    ['Choose at least one option', { type: 'array', items: choices }, undefined],
    ['Tick this box to continue', { type: 'boolean', const: true }, undefined],
    ['Tick this box to continue', { type: 'boolean', const: true }, false],
    ['Enter a whole number', { type: 'integer' }, 'many'],
    ['Enter a whole number from 50 to 10,000', share, 'many'],
    ['Enter a number from 50 to 10,000', share, 20_000],
    ['Enter 18 or more', { type: 'integer', minimum: 18 }, 17],
    ['Enter less than 1', { type: 'number', exclusiveMaximum: 1 }, 1],
    ['Enter a multiple of 0.5', { type: 'number', multipleOf: 0.5 }, 0.7],
    [
      'Enter a date that is a Monday, Tuesday, or Sunday',
      { ...text, format: 'date', weekdays: [1, 2, 7] },
      '2027-04-14',
    ],
    [
      'Enter a date on another day of the week',
      { ...text, format: 'date', weekdays: [1, 2], allOf: [{ format: 'date', weekdays: [1] }] },
      '2027-04-14',
    ],
    ['Enter at least 3 characters', { ...text, minLength: 3 }, 'ab'],
    ['Enter at most 1 character', { ...text, maxLength: 1 }, 'ab'],
    ['Enter an email address, such as name@example.com', { ...text, format: 'email' }, 'ada'],
    [
      'Enter April 12, 2027 or later',
      { ...text, format: 'date', formatMinimum: '2027-04-12' },
      '2027-04-11',
    ],
    [
      'Enter a date before April 12, 2027',
      { ...text, format: 'date', formatExclusiveMaximum: '2027-04-12' },
      '2027-04-12',
    ],
    ['Choose at most 1', { type: 'array', items: choices, maxItems: 1 }, ['a', 'b']],
    ['Please check this answer', { ...text, pattern: '^a' }, 'b'],
  ])('%s', (message, question, answer) => {
    expect(messageFor(question, answer)).toBe(message);
  });

  it('the limits of an amount in its currency', () => {
    const ui = { 'ui:widget': 'amount', 'ui:options': { currency: 'EUR' } } as const;
    expect(messageFor(share, 1, { ui })).toBe('Enter a number from €50 to €10,000');
    const least = { type: 'number', minimum: 50 };
    expect(messageFor(least, 1, { ui })).toBe('Enter €50 or more');
  });

  it('the only value that is allowed, where the words of the product name it', () => {
    const ui = { 'ui:messages': { const: 'Only {limit}' } };
    const day: JsonSchema = { ...text, format: 'date', const: '2027-04-12' };
    expect(messageFor(day, '2027-04-11', { ui })).toBe('Only April 12, 2027');
    const size: JsonSchema = {
      ...text,
      oneOf: [
        { const: 's', title: 'Small' },
        { const: 'l', title: 'Large' },
      ],
    };
    expect(messageFor({ ...size, allOf: [{ const: 'l' }] }, 's', { ui })).toBe('Only Large');
  });

  it('the number of choices, which may be the value of one', () => {
    const items: JsonSchema = {
      type: 'integer',
      oneOf: [1, 2, 3].map((value) => ({ const: value, title: `Choice ${value}` })),
    };
    const several = { type: 'array', items, maxItems: 2 };
    expect(messageFor(several, [1, 2, 3])).toBe('Choose at most 2');
  });

  it('that a date does not exist, where its boxes take one', () => {
    const ui = { 'ui:widget': 'date-parts' };
    expect(messageFor({ ...text, format: 'date' }, '2027-02-30', { ui })).toBe(
      'Enter a date that exists',
    );
  });

  it('the words of the product where there are any, or where it wants none but its own', () => {
    expect(messageFor(text, undefined, { messages: { required: 'Required' } })).toBe('Required');
    const ui = { 'ui:messages': { required: 'Say something' } };
    expect(messageFor(text, undefined, { ui })).toBe('Say something');
    expect(messageFor(text, undefined, { ownMessages: true })).toBe(defaultTexts.invalid);
  });

  it('is that for a box to be ticked where a box to agree with is empty', () => {
    const consent: JsonSchema = { type: 'boolean', const: true };
    const ui = { 'ui:widget': 'consent', 'ui:messages': { const: 'Please agree' } };
    const messages = { required: 'Required' };
    expect(messageFor(consent, undefined, { ui, messages })).toBe('Please agree');
    expect(messageFor(consent, undefined, { ui: { 'ui:widget': 'consent' }, messages })).toBe(
      'Required',
    );
    const both = { ...ui, 'ui:messages': { const: 'Please agree', required: 'Please answer' } };
    expect(messageFor(consent, undefined, { ui: both, messages })).toBe('Please answer');
  });

  it('the language of the page', () => {
    const german = 'Bitte geben Sie eine ganze Zahl von 50 bis 10.000 ein';
    expect(messageFor(share, 'viele', { language: 'de-AT' })).toBe(
      german.replace('10.000', '10\u00a0000'),
    );
    expect(messageFor(share, 'viele', { language: 'de' })).toBe(german);
    expect(messageFor(text, undefined, { language: 'nl' })).toBe('Enter an answer');
  });
});
