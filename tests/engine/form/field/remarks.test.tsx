// Proves that a remark describes its field on the page, marks nothing as wrong, and goes with the answer it is about.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    properties: { seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 50 } },
  },
  {
    seats: {
      'ui:options': { remarks: ['maximum'] },
      'ui:messages': { minimum: 'At least one', maximum: 'That is a lot' },
    },
  },
);

const seats = page.getByLabelText('Seats');

test('a rule that only remarks is a note below the field that was left', async () => {
  await showForm(form);
  await userEvent.type(seats, '60');
  await expect.element(seats).not.toHaveAccessibleDescription('That is a lot');
  await userEvent.tab();
  await expect.element(seats).toHaveAccessibleDescription('That is a lot');
  await expect.element(seats).not.toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriers();
  await userEvent.fill(seats, '6');
  await expect.element(seats).not.toHaveAccessibleDescription('That is a lot');
  await userEvent.fill(seats, '0');
  await userEvent.tab();
  await expect.element(seats).toHaveAccessibleDescription('At least one');
  await expect.element(seats).toHaveAttribute('aria-invalid', 'true');
});
