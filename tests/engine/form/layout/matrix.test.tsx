// Proves that the rows of a matrix are questions of their own, whose cells are read by row and column, also on a phone.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const oneOf = [
  { const: 3, title: 'Good' },
  { const: 2, title: 'Fair' },
  { const: 1, title: 'Poor' },
];
const row = (title: string) => ({ type: 'integer', title, oneOf });
const tea = { tea: { const: 1 } };
const form = compileForm(
  {
    type: 'object',
    required: ['drinks'],
    properties: {
      drinks: {
        type: 'object',
        title: 'How are they?',
        required: ['tea'],
        properties: { tea: row('Tea'), coffee: row('Coffee') },
        if: { required: ['tea'], properties: tea },
        then: { properties: { milk: row('Milk') } },
      },
    },
  },
  { drinks: { 'ui:widget': 'matrix' } },
  { required: 'Please rate it' },
);
const show = (values = {}) => showForm(form, values, { language: 'en' });
const cell = (name: string) => page.getByRole('radio', { name, exact: true });
const header = page.getByText('Good').first();
const top = (name: string) => cell(name).element().getBoundingClientRect().top;

it('each row is a question of its own, and each cell says its row and its column', async () => {
  await page.viewport(1280, 900);
  const store = await show();
  await expect.element(header).toBeVisible();
  expect(top('Tea: Good')).toBe(top('Tea: Poor'));
  await cell('Coffee: Fair').click({ force: true });
  await userEvent.keyboard('{ArrowRight}');
  expect(store.state.answers.drinks).toEqual({ coffee: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: /^Tea \(/ }).click();
  await expect.element(cell('Tea: Good')).toHaveFocus();
  await expect.element(cell('Tea: Good')).toHaveAccessibleDescription('Please rate it');
  await expectNoBarriers();
});

it('a row is asked on a condition', async () => {
  await show({ drinks: { tea: 2 } });
  await expect.element(page.getByRole('radiogroup')).toHaveLength(2);
  await cell('Tea: Poor').click({ force: true });
  await expect.element(page.getByRole('radiogroup', { name: 'Milk' })).toBeInTheDocument();
});

it('on a phone, the choices of each row stand below each other, with their words', async () => {
  await page.viewport(320, 900);
  await show();
  expect(top('Tea: Poor')).toBeGreaterThan(top('Tea: Good'));
  await page.getByText('Poor').nth(2).click();
  await expect.element(cell('Coffee: Poor')).toBeChecked();
  expect(document.documentElement.scrollWidth).toBe(320);
});
