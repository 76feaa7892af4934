// Proves that pictures of choices are part of their labels, and take their room before they have come.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const red =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="red" d="M0 0h9v3H0z"/></svg>';
const choices = [
  {
    const: 'cup',
    title: 'Cup',
    description: 'For tea',
    picture: { file: 'cup.svg', alt: 'Blue, with a handle' },
  },
  { const: 'bag', title: 'Bag', picture: { file: 'bag.svg', alt: '' } },
  { const: 'none', title: 'Nothing' },
];
const form = {
  ...compileForm(
    {
      type: 'object',
      properties: {
        one: { type: 'string', title: 'One', oneOf: choices },
        some: { type: 'array', title: 'Some', items: { type: 'string', oneOf: choices } },
        plain: { type: 'string', title: 'Plain', oneOf: [{ const: 'a', title: 'A' }] },
      },
    },
    { one: { 'ui:widget': 'radio' }, plain: { 'ui:widget': 'radio' } },
  ),
  // The second file never comes.
  pictures: { 'cup.svg': red, 'bag.svg': 'data:image/png,' },
};

it.each([
  ['radio', 'radiogroup', 'One'],
  ['checkbox', 'group', 'Some'],
] as const)('a %s is named by its picture and its title', async (role, group, label) => {
  await showForm(form);
  const all = page.getByRole(group, { name: label });
  const cup = all.getByRole(role, { name: 'Blue, with a handle Cup', exact: true });
  await expect.element(cup).toHaveAccessibleDescription('For tea');
  await expect.element(all.getByText('Cup', { exact: true })).toBeVisible();
  await expect.element(all.getByRole(role, { name: 'Bag', exact: true })).toBeVisible();
  await all.getByAltText('Blue, with a handle').click();
  await expect.element(cup).toBeChecked();
  await expectNoBarriers();
});

it('has the same room for every picture', async () => {
  await showForm(form);
  const sizes = [...document.querySelectorAll('img')].map(({ offsetWidth, offsetHeight }) => [
    offsetWidth,
    offsetHeight,
  ]);
  expect(sizes).toHaveLength(4);
  expect(new Set(sizes.map(String)).size).toBe(1);
  expect(sizes[0]?.[1]).toBeGreaterThan(50);
});
