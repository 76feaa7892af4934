// Proves that a line of a summary has the label of its question, unless the message names the question.
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { summaryLine } from '../../../../src/engine/form/summary/summary-line.ts';
import { compileForm, nowhere } from '../../compile-form.ts';

it.each([
  ['Age', 'Please write a message', 'Age: Please write a message'],
  ['Age', 'Please say your age.', 'Please say your age.'],
  ['E-mail', 'The e-mail is taken', 'The e-mail is taken'],
  ['Who?', 'Please answer', 'Who? Please answer'],
  ['The best first.', 'Please answer', 'The best first. Please answer'],
  ['お名前は？', 'Please answer', 'お名前は？ Please answer'],
])('the line of %s: %s', (title, message, line) => {
  const form = compileForm({ type: 'object', properties: { one: { type: 'string', title } } });
  const store = new FormStore(form, nowhere, defaultTexts, {});
  expect(summaryLine(store, '/one', message, defaultTexts)).toBe(line);
});

it.each([
  ['Email Address', 'Email is required', 'Email is required'],
  ['Confirm Email Address', 'Please confirm your email', 'Please confirm your email'],
  ['Vorname', 'Bitte Vornamen angeben', 'Bitte Vornamen angeben'],
  ['Wähle einen Benutzernamen', 'Der Benutzername ist vergeben', 'Der Benutzername ist vergeben'],
  ['Name', 'Too long', 'Name: Too long'],
  ['How long?', 'Too long', 'How long? Too long'],
])('the line of %s among other questions: %s', (title, message, line) => {
  const other = { type: 'string', title: 'Other', maxLength: 5 } as const;
  const form = compileForm(
    { type: 'object', properties: { one: { type: 'string', title }, other } },
    { 'ui:messages': { maxLength: 'Too long' } },
  );
  const store = new FormStore(form, nowhere, defaultTexts, {});
  expect(summaryLine(store, '/one', message, defaultTexts)).toBe(line);
});

it('a line of an item keeps the item, and its question unless the message names all of it', () => {
  const items = { type: 'object', properties: { name: { type: 'string', title: 'Full name' } } };
  const form = compileForm({
    type: 'object',
    properties: { guests: { type: 'array', title: 'Guest', items } },
  } as JsonSchema);
  const store = new FormStore(form, nowhere, defaultTexts, { guests: [{}] });
  expect(summaryLine(store, '/guests/0/name', 'Name needed', defaultTexts)).toBe(
    'Full name (Guest 1): Name needed',
  );
  expect(summaryLine(store, '/guests/0/name', 'Answer “Full name”', defaultTexts)).toBe(
    'Guest 1: Answer “Full name”',
  );
});

it('a question that its message names has its group only if another question has the same label', () => {
  const town = { type: 'string', title: 'Town' };
  const form = compileForm({
    type: 'object',
    properties: {
      you: {
        type: 'object',
        title: 'You',
        properties: { town, email: { ...town, title: 'Email' } },
      },
      work: { type: 'object', title: 'Where do you work?', properties: { town } },
    },
  } as JsonSchema);
  const store = new FormStore(form, nowhere, defaultTexts, {});
  const line = (pointer: string, message: string) =>
    summaryLine(store, pointer, message, defaultTexts);
  expect(line('/you/email', 'There is a booking for this email')).toBe(
    'There is a booking for this email',
  );
  expect(line('/you/town', 'The town is missing')).toBe('You: The town is missing');
  expect(line('/work/town', 'No town')).toBe('Where do you work? No town');
});
