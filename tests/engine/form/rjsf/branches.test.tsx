// Proves that a question in several branches is drawn with the title, choices and control of the one that applies.
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const show = (schema: JsonSchema, ui: UiFile = {}, values = {}) =>
  showForm(compileForm({ type: 'object', ...schema }, ui), values);

const choices = () => [...document.querySelectorAll('option[value]:not([value=""])')];
const offered = (label: string) =>
  choices()
    .filter(
      (option) => (option.parentElement as HTMLSelectElement).labels?.[0]?.textContent === label,
    )
    .map((option) => option.textContent);

const eats = (animal: string, then: JsonSchema) => ({
  if: { required: ['animal'], properties: { animal: { const: animal } } },
  then: { required: ['food'], properties: { food: then } },
});
const animal = { type: 'string', title: 'Animal', enum: ['Cat', 'Fish'] };

describe('a question in several branches', () => {
  it('offers the choices of each, as the sample "ifThenElse" of RJSF has them', async () => {
    const food = { type: 'string', title: 'Food' };
    const store = await show({
      required: ['animal'],
      properties: { animal },
      allOf: [
        eats('Cat', { ...food, enum: ['meat', 'grass', 'fish'] }),
        eats('Fish', { ...food, enum: ['insect', 'worms'] }),
      ],
    });
    await page.getByLabelText('Animal').selectOptions('Cat');
    await expect.element(page.getByLabelText('Food')).toBeVisible();
    expect(offered('Food')).toEqual(['meat', 'grass', 'fish']);
    await page.getByLabelText('Food').selectOptions('meat');
    await page.getByLabelText('Animal').selectOptions('Fish');
    expect(store.state.answers).toEqual({ animal: 'Fish' });
    await expect.poll(() => offered('Food')).toEqual(['insect', 'worms']);
    await page.getByLabelText('Food').selectOptions('worms');
    expect(store.attemptSubmit()).toBe(true);
  });

  it('has the title, description, control and default of each', async () => {
    const store = await show(
      {
        properties: { animal },
        allOf: [
          eats('Cat', { type: 'boolean', title: 'It eats meat', default: true }),
          eats('Fish', { type: 'integer', title: 'Worms', description: 'A day' }),
        ],
      },
      {},
      { animal: 'Cat' },
    );
    await expect.element(page.getByRole('checkbox', { name: 'It eats meat' })).toBeChecked();
    await page.getByLabelText('Animal').selectOptions('Fish');
    const worms = page.getByRole('textbox', { name: 'Worms' });
    await expect.element(worms).toHaveAccessibleDescription('A day');
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await worms.fill('3');
    expect(store.state.answers).toEqual({ animal: 'Fish', food: 3 });
  });

  it('offers only the choices that a branch leaves', async () => {
    const dishes = [
      { const: 'm', title: 'Meat' },
      { const: 'w', title: 'Worms' },
    ];
    await show({
      properties: { animal, food: { type: 'string', title: 'Food', oneOf: dishes } },
      ...eats('Fish', { enum: ['w'] }),
    });
    expect(offered('Food')).toEqual(['Meat', 'Worms']);
    await page.getByLabelText('Animal').selectOptions('Fish');
    await expect.poll(() => offered('Food')).toEqual(['Worms']);
  });
});

it('a group has the title of each branch', async () => {
  const group = (title: string) => ({
    properties: {
      home: { type: 'object', title, properties: { size: { type: 'string', title: 'Size' } } },
    },
  });
  await show({
    properties: { animal },
    if: { required: ['animal'], properties: { animal: { const: 'Fish' } } },
    then: group('Pond'),
    else: group('Garden'),
  });
  await expect.element(page.getByRole('group', { name: 'Garden' })).toBeVisible();
  await page.getByLabelText('Animal').selectOptions('Fish');
  await expect.element(page.getByRole('group', { name: 'Pond' })).toBeVisible();
});

it('"enum" narrows the list of countries', async () => {
  const country = { type: 'string', title: 'Country', enum: ['Canada', 'France'] };
  await show({ properties: { country } }, { country: { 'ui:widget': 'country' } });
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Canada', 'France']);
});

it('questions can have the names of keywords and of methods', async () => {
  const names = ['$ref', 'toString', 'default', 'examples', 'valueOf', 'items'];
  const fields = names.map((name) => [name, { type: 'string', title: `The ${name}` }]);
  const store = await show({ required: names, properties: Object.fromEntries(fields) });
  for (const name of names) await page.getByLabelText(`The ${name}`).fill(name);
  expect(store.state.answers).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  expect(store.attemptSubmit()).toBe(true);
});
