// Proves that visitors see and hear how many characters are left, and that none is cut off.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    properties: {
      note: { type: 'string', title: 'Note', maxLength: 5 },
      plain: { type: 'string', title: 'Plain', maxLength: 5 },
    },
  },
  {
    note: {
      'ui:widget': 'textarea',
      'ui:options': { count: true },
      'ui:messages': { maxLength: 'At most {limit}' },
    },
  },
);

it('tells how many characters are left, or too many, and cuts none', async () => {
  const store = await showForm(form, { note: 'abc' });
  const note = page.getByLabelText('Note', { exact: true });
  await expect.element(note).toHaveAccessibleDescription('2 characters left');
  await expect.element(page.getByLabelText('Plain')).not.toHaveAccessibleDescription();

  await userEvent.fill(note, 'abc\u{1F600}');
  await expect.element(note).toHaveAccessibleDescription('1 character left');
  await userEvent.type(note, 'efg');
  await expect.element(note).toHaveAccessibleDescription('2 characters too many');
  expect(store.state.answers).toMatchObject({ note: 'abc\u{1F600}efg' });
  // Said after a pause, and by a region of its own.
  await expect
    .poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
    .toBe('2 characters too many');

  await userEvent.tab();
  await expect.element(note).toHaveAccessibleDescription(/^At most 5\s*2 characters too many$/);
});

it('follows an answer that comes from elsewhere', async () => {
  const store = await showForm(form);
  const note = page.getByLabelText('Note', { exact: true });
  await userEvent.type(note, 'a');
  store.answer('/note', 'abcd');
  await expect.element(note).toHaveAccessibleDescription('1 character left');
});
