// Proves that cells say their column and row, rows keep focus as they change, and are cards on phones.
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const costs = compileForm(
  {
    type: 'object',
    required: ['costs'],
    properties: {
      costs: {
        type: 'array',
        title: 'Costs',
        maxItems: 3,
        items: {
          type: 'object',
          title: 'Cost',
          required: ['what', 'price'],
          properties: {
            what: { type: 'string', title: 'What', description: 'As on the receipt' },
            price: { type: 'number', title: 'Price' },
            abroad: { type: 'boolean', title: 'Abroad' },
          },
          if: { required: ['abroad'], properties: { abroad: { const: true } } },
          then: {
            required: ['country'],
            properties: { country: { type: 'string', title: 'Country' } },
          },
        },
      },
      all: { type: 'number', title: 'All costs', maximum: 100 },
      note: { type: 'string', title: 'Note' },
    },
  },
  {
    costs: {
      'ui:widget': 'table',
      'ui:options': { totals: { price: 'all' } },
      items: { price: { 'ui:help': 'In euros' } },
    },
    all: { 'ui:options': { calculated: { sum: '/answers/costs/-/price' } } },
  },
  { required: 'Please answer', maximum: 'Too much' },
);

const day = {
  type: 'object',
  properties: { closed: { type: 'boolean', title: 'Closed' } },
  if: { required: ['closed'], properties: { closed: { const: true } } },
  else: {
    required: ['from', 'to'],
    properties: {
      from: { type: 'string', format: 'time-local', title: 'From' },
      to: { type: 'string', format: 'time-local', title: 'To' },
    },
  },
};
const hours = compileForm(
  {
    type: 'object',
    required: ['hours'],
    properties: {
      hours: {
        type: 'object',
        title: 'Opening hours',
        required: ['monday', 'tuesday'],
        properties: {
          monday: { ...day, title: 'Monday' },
          tuesday: { ...day, title: 'Tuesday', description: 'In winter too' },
        },
      },
    },
  },
  { hours: { 'ui:widget': 'table' } },
  { required: 'Please answer' },
);

const days = compileForm(
  {
    type: 'object',
    properties: {
      days: {
        type: 'object',
        title: 'Days',
        properties: {
          wednesday: { ...day, title: 'Wednesdays' },
          friday: { ...day, title: 'Fridays' },
        },
      },
    },
  },
  { days: { 'ui:widget': 'table' } },
);

const uses = compileForm(
  {
    type: 'object',
    properties: {
      goods: {
        type: 'array',
        title: 'Goods',
        items: {
          type: 'string',
          oneOf: [
            { const: 'tea', title: 'Tea' },
            { const: 'salt', title: 'Salt' },
          ],
        },
      },
      amounts: {
        type: 'array',
        title: 'Amounts',
        items: {
          type: 'object',
          required: ['kilos'],
          properties: {
            good: { type: 'string', title: 'Good' },
            kilos: { type: 'integer', title: 'Kilos' },
          },
        },
      },
    },
  },
  {
    amounts: {
      'ui:widget': 'table',
      'ui:options': { forEach: 'good' },
      items: { good: { 'ui:options': { source: { from: '/answers/goods' } } } },
    },
  },
  { required: 'Please answer' },
);

/** By the whole label, since an input for a time has no role. */
const cell = (name: string) => page.getByLabelText(new RegExp(`${name}$`));
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const header = (name: string) => page.getByRole('columnheader', { name });
const box = (element: Element) => element.getBoundingClientRect();

beforeEach(() => page.viewport(1280, 900));

it('each cell says its column and its row, and the header shows both once', async () => {
  const store = await showForm(costs, { costs: [{}, {}] });
  await cell('What, Cost 2').fill('Train');
  await cell('Price, Cost 2').fill('12');
  expect(store.state.answers.costs).toEqual([{}, { what: 'Train', price: 12 }]);
  await expect.element(header('What As on the receipt')).toBeVisible();
  await expect.element(header('Price In euros')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Cost 1' })).toBeVisible();
  await expect.element(cell('What, Cost 1')).toHaveAccessibleDescription('As on the receipt');
  await expect.element(cell('Price, Cost 1')).toHaveAccessibleDescription('In euros');
  await expect.element(cell('What, Cost 1')).toHaveAccessibleName('What, Cost 1');
  const [what, price] = ['What, Cost 1', 'Price, Cost 1'].map((name) => box(cell(name).element()));
  expect(what?.top).toBe(price?.top);
  expect(box(header('Price').element()).left).toBeCloseTo(price?.left ?? 0, 0);
  expect(document.querySelector('tbody .field-label')?.getBoundingClientRect().width).toBeLessThan(
    2,
  );
  await expectNoBarriers();
});

it('totals are in the last row below their columns, and nowhere else', async () => {
  await showForm(costs, { costs: [{ price: 30 }, { price: 80 }] });
  const total = page.getByRole('status', { name: 'All costs' });
  await expect.element(total).toHaveTextContent('110');
  expect(total.element().closest('tfoot')).not.toBeNull();
  expect(page.getByText('All costs').elements()).toHaveLength(1);
  await page.getByText('Next').click();
  await page.getByRole('link', { name: 'All costs: Too much' }).click();
  await expect.element(total).toHaveFocus();
  await expect.element(total).toHaveAccessibleDescription('Too much');
});

it('focus stays in the table as rows are added, moved and removed', async () => {
  const store = await showForm(costs);
  await expect.element(page.getByRole('columnheader')).not.toBeInTheDocument();
  for (const what of ['Train', 'Hotel']) {
    button('Add Cost').element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(what);
  }
  await expect.element(cell('What, Cost 2')).toHaveValue('Hotel');
  await expect.element(cell('What, Cost 2')).toHaveFocus();
  button('Move Cost 2 up').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move Cost 1 up')).toHaveFocus();
  await expect.element(cell('What, Cost 1')).toHaveValue('Hotel');
  button('Remove Cost 2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Undo')).toHaveFocus();
  expect(store.state.answers.costs).toEqual([{ what: 'Hotel' }]);
});

it.each([
  ['a desktop', 1280],
  ['a phone', 320],
])(
  'on %s, a removed row comes back to its place from a line as wide as the table',
  async (_, width) => {
    await page.viewport(width, 900);
    const rows = [{ what: 'Train', price: 1 }, { what: 'Hotel' }];
    const store = await showForm(costs, { costs: rows });
    const table = () => box(page.getByRole('table').element());
    await button('Remove Cost 1').click();
    await expect.element(button('Undo')).toHaveFocus();
    await expect.element(button('Undo')).toHaveAccessibleDescription('Cost 1 has been removed');
    const line = box(button('Undo').element().parentElement as Element);
    expect(line.width).toBeCloseTo(table().width, 0);
    expect(line.bottom).toBeLessThan(box(cell('What, Cost 1').element()).top);
    await expect.element(cell('What, Cost 1')).toHaveValue('Hotel');
    await expectNoBarriers();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('What, Cost 1')).toHaveValue('Train');
    await expect.element(button('Remove Cost 1')).toHaveFocus();
    expect(store.state.answers.costs).toEqual(rows);
    await button('Remove Cost 2').click();
    await button('Remove Cost 1').click();
    await expect.element(button('Undo')).toHaveFocus();
    expect(table().width).toBeGreaterThan(200);
    expect(box(button('Undo').element()).height).toBeGreaterThanOrEqual(44);
    await expectNoBarriers();
  },
);

it('the summary of errors leads to the cell, which is described by its message', async () => {
  await showForm(costs, { costs: [{ what: 'Train', price: 1 }, { what: 'Hotel' }] });
  await page.getByText('Next').click();
  await page.getByRole('link', { name: 'Price (Cost 2): Please answer' }).click();
  await expect.element(cell('Price, Cost 2')).toHaveFocus();
  await expect.element(cell('Price, Cost 2')).toHaveAccessibleDescription('In euros Please answer');
  await expect.element(page.getByRole('cell').getByText('Please answer')).toBeVisible();
  await expectNoBarriers();
});

it('a cell is asked on a condition, and a column is there while a cell of it is asked', async () => {
  await showForm(costs, { costs: [{}, {}] });
  await expect.element(header('Country')).not.toBeInTheDocument();
  await tick('Abroad, Cost 2').click({ force: true });
  await expect.element(header('Country')).toBeVisible();
  await expect.element(cell('Country, Cost 2')).toBeRequired();
  await expect.element(cell('Country, Cost 1')).not.toBeInTheDocument();
  expect(box(cell('Country, Cost 2').element()).left).toBeCloseTo(
    box(header('Country').element()).left,
    0,
  );
});

it('the groups of a group are rows with their own titles', async () => {
  const store = await showForm(hours);
  await tick('Closed, Monday').click({ force: true });
  await expect.element(cell('From, Monday')).not.toBeInTheDocument();
  await cell('From, Tuesday').fill('09:00');
  expect(store.state.answers.hours).toMatchObject({
    monday: { closed: true },
    tuesday: { from: '09:00' },
  });
  await expect.element(page.getByText('In winter too')).toBeVisible();
  await page.getByText('Next').click();
  await page.getByRole('link', { name: 'To (Opening hours, Tuesday): Please answer' }).click();
  await expect.element(cell('To, Tuesday')).toHaveFocus();
  await expectNoBarriers();
});

it('on a phone, each row is a card, and each cell has its label above it', async () => {
  await page.viewport(320, 900);
  await showForm(costs, { costs: [{ abroad: true }, {}] });
  expect(document.documentElement.scrollWidth).toBe(320);
  const card = page.getByRole('row').first();
  await expect.element(card.getByText('Price', { exact: true })).toBeVisible();
  expect(box(cell('Price, Cost 1').element()).top).toBeGreaterThan(
    box(cell('What, Cost 1').element()).bottom,
  );
  const label = card.getByText('Price', { exact: true }).element();
  expect(box(label).width).toBeGreaterThan(20);
  expect(box(label).bottom).toBeLessThanOrEqual(box(cell('Price, Cost 1').element()).top);
  await expectNoBarriers();
});

it.each([
  ['a list', costs, { costs: [{ abroad: true }, {}] }],
  ['groups', days, {}],
])(
  'the table of %s is never wider than its room, from a phone to a desktop',
  async (_, form, answers) => {
    await showForm(form, answers);
    const table = page.getByRole('table').element();
    const tooWide: number[] = [];
    let isTable = false;
    for (let width = 320; width <= 1000; width += 20) {
      await page.viewport(width, 900);
      const room = table.parentElement?.getBoundingClientRect();
      if (box(table).width > (room?.width ?? 0) + 1) tooWide.push(width);
      isTable ||= getComputedStyle(table).display === 'table';
    }
    expect(tooWide).toEqual([]);
    expect(isTable).toBe(true);
  },
);

it('the choices of another question are rows with their titles, without buttons', async () => {
  const store = await showForm(uses);
  await expect.element(page.getByRole('table', { includeHidden: true })).not.toBeInTheDocument();
  await tick('Salt').click({ force: true });
  await cell('Kilos, Salt').fill('2');
  await tick('Tea').click({ force: true });
  await expect.element(page.getByRole('rowheader', { name: 'Tea' })).toBeVisible();
  await expect.element(cell('Kilos, Salt')).toHaveValue('2');
  expect(store.state.answers.amounts).toEqual([{ good: 'tea' }, { good: 'salt', kilos: 2 }]);
  expect(document.querySelectorAll('tr:last-child > *')).toHaveLength(2 * 2);
  await page.getByText('Next').click();
  await page.getByRole('link', { name: 'Kilos (Tea): Please answer' }).click();
  await expect.element(cell('Kilos, Tea')).toHaveFocus();
  await expectNoBarriers();
});
