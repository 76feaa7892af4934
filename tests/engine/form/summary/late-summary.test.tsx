// Proves that focus goes to the first invalid field where the code of the summary hangs.
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive() };
});

vi.mock('../../../../src/engine/form/summary/summary.tsx', async () => {
  await code.arrival;
  return { Summary: () => <p>Late</p>, scrollToSummary: () => {} };
});

it('a summary that hangs on its way leaves the visitor at the first invalid field', async () => {
  const text = { type: 'string' } as const;
  const properties = { name: { ...text, title: 'Name' } };
  const order = compileForm({ type: 'object', required: ['name'], properties }, {}, {});
  await showForm(order);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  code.arrive();
});
