// Proves that a rule stands beside a whole list that its own message is about.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const items = { type: 'object', title: 'Guest', properties: { name: { type: 'string' } } };
const form = compileForm(
  {
    type: 'object',
    required: ['guests'],
    properties: { guests: { type: 'array', title: 'Guests', items } },
  },
  {},
  { required: 'Please name them' },
);

it('the rule beside a list is as high as the list with its message', async () => {
  await showForm(form);
  const list = page.getByRole('group', { name: 'Guests' });
  const ruleBeside = () => {
    const question = list.element().closest('.field-cell') as HTMLElement;
    const { content, height, borderLeftWidth } = getComputedStyle(question, '::before');
    const isWhole = Number.parseFloat(height) === question.clientHeight;
    return content !== 'none' && isWhole && borderLeftWidth === '3px';
  };
  expect(ruleBeside()).toBe(false);
  await page.getByRole('button', { name: 'Next' }).click();
  const add = page.getByRole('button', { name: 'Add Guest' });
  await expect.element(add).toHaveAccessibleDescription('Please name them');
  expect(ruleBeside()).toBe(true);
});
