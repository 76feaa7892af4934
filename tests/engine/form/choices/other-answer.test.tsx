// Proves that a choice for other answers opens an input, whose text is the answer, in every widget with choices.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const anyOf = [
  { const: 'web', title: 'A website' },
  { const: 'shop', title: 'A shop' },
  { type: 'string', minLength: 1, maxLength: 20 },
];
const several = { type: 'array', uniqueItems: true, items: { anyOf } };
const messages = { anyOf: 'Please say which', required: 'Please choose' };
const form = compileForm(
  {
    type: 'object',
    required: ['one'],
    properties: {
      one: { type: 'string', title: 'One', anyOf },
      listed: { type: 'string', title: 'Listed', anyOf },
      boxes: { ...several, title: 'Boxes' },
      chips: { ...several, title: 'Chips' },
    },
  },
  {
    one: {
      'ui:widget': 'radio',
      'ui:options': { other: { label: 'Another one', ask: 'Which one?' } },
    },
    boxes: { 'ui:options': { other: { ask: 'Which others?' }, exclusive: 'shop' } },
    chips: { 'ui:widget': 'multi-select', 'ui:options': { other: { ask: 'Which chips?' } } },
  },
  messages,
);
const show = (values = {}) => showForm(form, values, { language: 'en' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const words = (name: string) => page.getByRole('textbox', { name, exact: true });
const next = page.getByRole('button', { name: 'Next' });

it('the last choice opens an input, which is the next by Tab, and whose text is the answer', async () => {
  const store = await show();
  await radio('Another one').click();
  await expect.element(radio('Another one')).toHaveFocus();
  await userEvent.tab();
  await expect.element(words('Which one?')).toHaveFocus();
  // Nobody has left the question yet.
  await expect.element(page.getByText('Please say which')).not.toBeInTheDocument();
  // On the way, the text is the value of a choice.
  await userEvent.keyboard('web');
  await expect.element(radio('Another one')).toBeChecked();
  await userEvent.keyboard('cam ');
  await userEvent.tab();
  expect(store.state.answers.one).toBe('webcam');
  await radio('A shop').click();
  await expect.element(words('Which one?')).not.toBeInTheDocument();
  expect(store.state.answers.one).toBe('shop');
});

it('an error of the text is beside it, and the summary leads to it', async () => {
  await show({ boxes: ['web'] });
  await radio('Another one').click();
  await box('Other').click();
  await next.click();
  const lines = page.getByRole('group', { name: '2 answers need your attention' });
  await lines.getByRole('link').first().click();
  await expect.element(words('Which one?')).toHaveFocus();
  await expect.element(words('Which one?')).toHaveAccessibleDescription('Please say which');
  await expect.element(words('Which others?')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box('A website')).toHaveAttribute('aria-invalid', 'false');
  await words('Which others?').fill('More than twenty characters');
  await expect.element(words('Which others?')).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriers();
});

it('a box is ticked for a text, and takes it along', async () => {
  const store = await show();
  await box('Other').click();
  await words('Which others?').fill('Fairs');
  await box('A website').click();
  expect(store.state.answers.boxes).toEqual(['web', 'Fairs']);
  await box('A shop').click();
  expect(store.state.answers.boxes).toEqual(['shop']);
  await box('Other').click();
  await words('Which others?').fill('a WEBSITE');
  await userEvent.tab();
  // The words of a choice are that choice.
  expect(store.state.answers.boxes).toEqual(['web']);
  await expect.element(words('Which others?')).not.toBeInTheDocument();
});

it('a text that is the value of a ticked box on the way leaves that box alone', async () => {
  const store = await show({ boxes: ['web'] });
  await box('Other').click();
  await words('Which others?').fill('web');
  await expect.element(box('A website')).toBeChecked();
  await words('Which others?').fill('webinar');
  expect(store.state.answers.boxes).toEqual(['web', 'webinar']);
  await words('Which others?').fill('web');
  await userEvent.tab();
  expect(store.state.answers.boxes).toEqual(['web']);
});

it('Enter takes the words of a ticked box for that box, before the form is validated', async () => {
  const store = await show({ one: 'web', boxes: ['web'] });
  await box('Other').click();
  await words('Which others?').fill('A website');
  await userEvent.keyboard('{Enter}');
  expect(store.state.answers.boxes).toEqual(['web']);
  expect(store.state.touched.has('/boxes')).toBe(true);
  await expect.element(box('A website')).toHaveAttribute('aria-invalid', 'false');
});

it('a list that opens and one of chips open an input too', async () => {
  const store = await show();
  await page.getByRole('combobox', { name: 'Listed' }).selectOptions('Other');
  await words('Please say which').fill('Radio');
  await page.getByRole('combobox', { name: 'Chips' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Other' }).click();
  await words('Which chips?').fill('Paprika');
  expect(store.state.answers).toMatchObject({ listed: 'Radio', chips: ['Paprika'] });
});

it('an answer of a draft that is no choice opens it', async () => {
  await show({ one: 'A boat', boxes: ['shop', 'A kite'] });
  await expect.element(radio('Another one')).toBeChecked();
  await expect.element(words('Which one?')).toHaveValue('A boat');
  await expect.element(box('Other')).toBeChecked();
  await expect.element(words('Which others?')).toHaveValue('A kite');
});
