// Proves that phones offer the code that has just come, and that a pasted one loses its blanks and hyphens.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileForm } from '../engine/compile-form.ts';
import { showForm } from '../engine/form/show-form.tsx';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

test('phones show digits and offer the code that has just come', async () => {
  await showWidget({ widget: 'one-time-code', autoComplete: 'off' });
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a pasted code loses its blanks and hyphens, a typed one stays as it is', async () => {
  const shown = await showWidget({ widget: 'one-time-code' });
  await userEvent.fill(input, ' 123-456 ');
  expect(shown.answer()).toBe('123456');
  await expect.element(input).toHaveValue('123456');
  await userEvent.clear(input);
  expect(shown.answer()).toBeUndefined();
  await userEvent.type(input, '12');
  await expect.element(input).toHaveValue('12');
  expect(shown.onChange).toHaveBeenLastCalledWith('12', true);
});

test('a hyphen alone, which is no answer, does not stay in the box', async () => {
  const properties = { code: { type: 'string', title: 'Question' } } as const;
  const ui = { code: { 'ui:widget': 'one-time-code' } };
  const store = await showForm(compileForm({ type: 'object', properties }, ui));
  await userEvent.type(page.getByLabelText(/^Question/), '-');
  expect(store.state.answers.code).toBeUndefined();
  await expect.element(page.getByLabelText(/^Question/)).toHaveValue('');
});
