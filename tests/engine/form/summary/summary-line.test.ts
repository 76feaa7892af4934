// Proves that a line of a summary has the label of its question, unless the message has it as a word.
import { expect, it } from 'vitest';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { summaryLine } from '../../../../src/engine/form/summary/summary-line.ts';
import { compileForm, nowhere } from '../../compile-form.ts';

it.each([
  ['Age', 'Please write a message', 'Age: Please write a message'],
  ['Age', 'Please say your age.', 'Please say your age.'],
  ['E-mail', 'The e-mail is taken', 'The e-mail is taken'],
  ['Who?', 'Please answer', 'Who? Please answer'],
])('the line of %s: %s', (title, message, line) => {
  const form = compileForm({ type: 'object', properties: { one: { type: 'string', title } } });
  const store = new FormStore(form, nowhere, defaultTexts, {});
  expect(summaryLine(store, '/one', message, defaultTexts)).toBe(line);
});
