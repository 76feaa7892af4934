// Proves that choices from other answers are drawn as those change, and that a question without any names its sources.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const oneOf = [
  { const: 'web', title: 'Website' },
  { const: 'mail', title: 'Newsletter' },
];
const source = { from: ['/answers/channels', '/answers/name'] };
const form = compileForm(
  {
    type: 'object',
    required: ['best'],
    properties: {
      channels: { type: 'array', title: 'Channels', items: { type: 'string', oneOf } },
      name: { type: 'string', title: 'Another one' },
      best: { type: 'string', title: 'The best' },
      listed: { type: 'string', title: 'Listed' },
    },
  },
  {
    best: {
      'ui:widget': 'radio',
      'ui:options': { source },
      'ui:messages': { required: 'Please choose' },
    },
    listed: { 'ui:widget': 'select', 'ui:options': { source } },
  },
);
const show = (values = {}) => showForm(form, values, { language: 'en' });
const waiting = page.getByRole('group', { name: 'The best' });
const radio = (name: string) => page.getByRole('radio', { name });

it('choices from answers follow these, with their words', async () => {
  const store = await show();
  await page.getByRole('checkbox', { name: 'Newsletter' }).click();
  await page.getByLabelText('Another one').fill('Fairs');
  await expect.element(radio('Newsletter')).toBeVisible();
  await expect.element(radio('Website')).not.toBeInTheDocument();
  await radio('Fairs').click();
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Choose…NewsletterFairs');
  expect(store.state.answers).toMatchObject({ best: 'Fairs' });
  await page.getByLabelText('Another one').clear();
  await expect.element(radio('Fairs')).not.toBeInTheDocument();
  expect(store.state.answers).not.toHaveProperty('best');
});

it('a question without choices names those that it waits for, and the summary leads to it where it is required', async () => {
  await show();
  await expect
    .element(waiting)
    .toHaveTextContent(
      'Nothing to choose from yet. The choices are your answers to: Channels and Another one',
    );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link').last().click();
  await expect.element(waiting).toHaveFocus();
  await expect.element(waiting).toHaveAccessibleDescription('Please choose');
});
