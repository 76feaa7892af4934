// Proves that headings, texts and widths of fields place the questions of a form as its ui.json says.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { fieldClasses } from '../../../../src/engine/form/field/field-classes.ts';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    title: 'Your company',
    properties: {
      company: { type: 'string', title: 'Company' },
      registered: { type: 'boolean', title: 'Registered' },
      street: { type: 'string', title: 'Street' },
    },
    if: { required: ['registered'], properties: { registered: { const: true } } },
    then: { properties: { number: { type: 'string', title: 'Number' } } },
  },
  {
    'ui:groups': [
      { title: 'Register', description: 'As in the register.', fields: ['number'] },
      { title: 'Company', fields: ['company', 'registered'] },
    ],
    number: { 'ui:before': ['See ', { text: 'the register', href: '/register' }] },
    street: { 'ui:before': 'Where do you work?' },
  },
);

const Link = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <a href={href}>{children}</a>
);

it('questions stand below headings, and texts before them, while these are asked', async () => {
  const store = await showForm(form, {}, { Link });
  const company = page.getByRole('group', { name: 'Company', exact: true });
  await expect.element(company.getByLabelText('Company')).toBeVisible();
  const texts = () => document.querySelector('form')?.innerText ?? '';
  expect(texts()).not.toMatch(/Register\n|the register/);
  expect(texts().indexOf('Where do you work?')).toBeLessThan(texts().indexOf('Street'));
  await expect.element(page.getByRole('textbox', { name: 'Street', exact: true })).toBeVisible();
  store.answer('/registered', true);
  const register = page.getByRole('group', { name: 'Register' });
  await expect.element(register).toHaveTextContent(/As in the register\.See the registerNumber/);
  await expectNoBarriers();
  store.answer('/registered', undefined);
  await expect.poll(() => texts().includes('the register')).toBe(false);
});

it('the heading of a group is smaller inside another group, and the first one has no room above it', async () => {
  const group = (title: string, properties: Record<string, JsonSchema>) => ({
    type: 'object',
    title,
    properties,
  });
  const name = group('Name', { first: { type: 'string', title: 'First name' } });
  await showForm(compileForm({ type: 'object', properties: { you: group('You', { name }) } }));
  const sizeOf = (text: string) =>
    Number.parseFloat(getComputedStyle(page.getByText(text, { exact: true }).element()).fontSize);
  expect(sizeOf('Name')).toBeLessThan(sizeOf('You'));
  const boundsOf = (element: Element | null) => element?.getBoundingClientRect() as DOMRect;
  const headingOf = (text: string) => boundsOf(page.getByText(text, { exact: true }).element());
  const grid = boundsOf(document.querySelector(`.${fieldClasses.grid}`));
  expect(headingOf('You').top).toBe(grid.top);
  expect(headingOf('Name').top - headingOf('You').bottom).toBe(12);
});

it('a field is as wide as its answers, or as its width says', async () => {
  const text = (title: string, maxLength?: number) => ({ type: 'string', title, maxLength });
  const sized = compileForm(
    {
      type: 'object',
      properties: {
        street: text('Street', 100),
        code: text('Postal code', 10),
        phone: { ...text('Phone'), format: 'phone' },
        town: text('Town', 10),
        name: text('Name', 100),
      },
    },
    {
      town: { 'ui:options': { width: 'full' } },
      name: { 'ui:options': { width: 'medium' } },
    },
  );
  await page.viewport(1000, 800);
  await showForm(sized);
  const right = (label: string) =>
    page.getByRole('textbox', { name: label }).element().getBoundingClientRect().right;
  expect(right('Postal code')).toBeLessThan(right('Phone'));
  expect(right('Phone')).toBeLessThan(right('Street'));
  expect(Math.abs(right('Name') - right('Phone'))).toBeLessThan(2);
  expect(right('Town')).toBe(right('Street'));
  const tops = ['Street', 'Postal code', 'Phone', 'Town', 'Name'].map(
    (label) => page.getByRole('textbox', { name: label }).element().getBoundingClientRect().top,
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
});

it('inputs in a row stand on a line, also where a label takes more lines than the other', async () => {
  const half = { 'ui:options': { width: 'half' } };
  const row = compileForm(
    {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        reference: {
          type: 'string',
          title: 'The number below the name of your company in the register of the town',
          description: 'It begins with a letter.',
        },
        agreed: { type: 'boolean', title: 'I have read the terms' },
        street: { type: 'string', title: 'Street', maxLength: 100 },
      },
    },
    { name: half, reference: half, agreed: half },
  );
  await page.viewport(700, 800);
  await showForm(row);
  const place = (name: string | RegExp) =>
    page.getByRole('textbox', { name, exact: true }).element().getBoundingClientRect();
  const label = page.getByText('Name', { exact: true }).element().getBoundingClientRect();
  expect(place('Name').top).toBe(place(/^The number/).top);
  expect(place('Name').left).toBeLessThan(place(/^The number/).left);
  expect(place('Name').top - label.bottom).toBeLessThan(10);
  expect(place('Street').top).toBeGreaterThan(place('Name').bottom);
});

it('a note below boxes to tick moves nothing, and is nearer to them than to the next question', async () => {
  const days: JsonSchema = {
    type: 'array',
    title: 'Days',
    uniqueItems: true,
    maxItems: 1,
    items: { type: 'string', enum: ['Monday', 'Tuesday'] },
  };
  const properties = { days, name: { type: 'string', title: 'Name' } } as const;
  await showForm(
    compileForm({ type: 'object', properties }, { days: { 'ui:widget': 'checkboxes' } }),
  );
  const edges = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.element(page.getByText('Name', { exact: true })).toBeVisible();
  const { top } = edges('Name');
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await expect.element(page.getByText('No more than 1 can be chosen')).toBeVisible();
  expect(edges('Name').top).toBe(top);
  const note = edges('No more than 1 can be chosen');
  // The text of a choice is a line of 24 px in the middle of its row.
  const { bottom, height } = edges('Tuesday');
  expect(note.top - (bottom - (height - 24) / 2)).toBeLessThan(top - note.bottom);
});
