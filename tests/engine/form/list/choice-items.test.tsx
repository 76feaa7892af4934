// Proves that the items of choices stand below their titles, without buttons, and take no focus when they come.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    properties: {
      channels: {
        type: 'array',
        title: 'Channels',
        uniqueItems: true,
        items: {
          type: 'string',
          oneOf: [
            { const: 'mail', title: 'By mail' },
            { const: 'phone', title: 'By phone' },
          ],
        },
      },
      pets: {
        type: 'array',
        title: 'Pets',
        items: { type: 'object', title: 'Pet', properties: { name: { type: 'string' } } },
      },
      reach: {
        type: 'array',
        title: 'How you reach us',
        items: {
          type: 'object',
          required: ['often'],
          properties: {
            channel: { type: 'string', title: 'Channel' },
            often: { type: 'string', title: 'How often?' },
          },
        },
      },
    },
  },
  {
    reach: {
      'ui:options': { forEach: 'channel' },
      items: { channel: { 'ui:options': { source: { from: '/answers/channels' } } } },
    },
  },
  { required: 'Needed' },
);

const box = (name: string) => page.getByRole('checkbox', { name });
const item = (name: string) => page.getByRole('group', { name, exact: true });
const often = (name: string) => item(name).getByLabelText('How often?');

it('an item comes with its choice, below the title of it, and goes with it', async () => {
  const store = await showForm(form);
  await expect.element(item('How you reach us')).not.toBeInTheDocument();
  await box('By phone').click();
  await expect.element(box('By phone')).toHaveFocus();
  await often('By phone').fill('Daily');
  await box('By mail').click();
  await expect.element(box('By mail')).toHaveFocus();
  await expect.element(often('By mail')).toHaveValue('');
  await expect.element(often('By phone')).toHaveValue('Daily');
  await expect.element(item('How you reach us').getByRole('button')).not.toBeInTheDocument();
  await expectNoBarriers();
  await page.getByText('Next').click();
  await page.getByRole('link', { name: 'How often? (By mail): Needed' }).click();
  await expect.element(often('By mail')).toHaveFocus();
  await box('By mail').click();
  await expect.element(item('By mail')).not.toBeInTheDocument();
  await expect.element(often('By phone')).toHaveValue('Daily');
  expect(store.state.answers).toEqual({
    channels: ['phone'],
    reach: [{ channel: 'phone', often: 'Daily' }],
  });
});

it('other lists of the form stay as they are', async () => {
  await showForm(form);
  await page.getByRole('button', { name: 'Add Pet' }).click();
  await expect.element(item('Pet 1').getByRole('textbox')).toHaveFocus();
});
