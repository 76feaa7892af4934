// Proves that a word of any length below a field, such as a typed one, makes the page no wider.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const channel = { type: 'string', title: 'Channel', enum: ['Email', 'Websites'] };

test('a long text that a list leaves out is broken into lines', async () => {
  const form = compileForm(
    { type: 'object', properties: { channel } },
    { channel: { 'ui:widget': 'search-select' } },
  );
  await showForm(form);
  const box = page.getByRole('combobox', { name: /^Channel/ });
  await box.fill('X'.repeat(300));
  await userEvent.tab();
  await expect.element(box).toHaveAccessibleDescription(/X” is not in the list/);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
