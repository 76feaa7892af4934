// Proves that the summary of messages keeps the lines of the last submit and says which of them are fixed.
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { setTextSize } from '../../../widgets/set-text-size.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const text = { type: 'string' } as const;

const order = compileForm(
  {
    type: 'object',
    required: ['name', 'street'],
    properties: {
      name: { ...text, title: 'Name', minLength: 2 },
      street: { ...text, title: 'Street' },
      note: { ...text, title: 'Note', minLength: 5 },
      gift: { type: 'boolean', title: 'A gift' },
    },
    if: { required: ['gift'], properties: { gift: { const: true } } },
    then: { required: ['card'], properties: { card: { ...text, title: 'Card' } } },
  },
  {},
  { required: 'Please answer', minLength: 'Too short' },
);

const summary = page.getByRole('group', { name: /need|fixed/ });
const lines = () => summary.element().querySelectorAll('li');
const texts = () => [...lines()].map(({ textContent }) => textContent);
const input = (label: string) => page.getByLabelText(label, { exact: true });
const next = page.getByRole('button', { name: 'Next' });

describe('the summary of the last attempt to submit', () => {
  beforeEach(() => {
    document.title = 'Order';
  });

  it('keeps the line of a mended answer, which says so, and still leads to its field', async () => {
    await showForm(order, { gift: true });
    await next.click();
    await expect.element(summary).toHaveAccessibleName('3 answers need your attention');
    await input('Name').fill('Ada');
    await expect.element(summary).toHaveAccessibleName('2 answers need your attention');
    expect(texts()).toEqual([
      'Name: Please answer (fixed)',
      'Street: Please answer',
      'Card: Please answer',
    ]);
    await summary.getByRole('link', { name: 'Name: Please answer (fixed)' }).click();
    await expect.element(input('Name')).toHaveFocus();
    await expectNoBarriers();
  });

  it.each([16, 24])(
    'the tick of a fixed line is in the middle of its words, in text of %i px',
    async (size) => {
      setTextSize(size);
      await showForm(order, { street: 'Main Street' });
      await next.click();
      await input('Name').fill('Ada');
      const fixed = summary.getByRole('link', { name: /fixed/ }).element();
      const middleOf = (part: Element | null | undefined) => {
        const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      const tick = middleOf(fixed.closest('li')?.querySelector('svg'));
      expect(Math.abs(tick - middleOf(fixed))).toBeLessThanOrEqual(2);
    },
  );

  it('tells of an answer that becomes wrong again, by what was wrong with it at that time', async () => {
    await showForm(order, { street: 'Main Street' });
    await next.click();
    await input('Name').fill('Ada');
    await expect.element(summary).toHaveAccessibleName('Everything listed here is fixed');
    expect(document.title).toBe('Order');
    await input('Name').fill('A');
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention');
    expect(texts()).toEqual(['Name: Please answer']);
    expect(document.title).toBe('Error: Order');
  });

  it('has no line for an answer that was right at that time', async () => {
    await showForm(order, { note: 'Please ring' });
    await next.click();
    await input('Note').fill('Hm');
    await userEvent.tab();
    await expect.element(input('Note')).toHaveAccessibleDescription('Too short');
    await expect.element(summary).toHaveAccessibleName('2 answers need your attention');
    await input('Name').fill('Ada');
    await input('Street').fill('Main Street');
    await expect.element(summary).toHaveAccessibleName('Everything listed here is fixed');
    expect(document.title).toBe('Order');
    await next.click();
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention');
    expect(texts()).toEqual(['Note: Too short']);
  });

  it('goes with the attempt that finds nothing wrong', async () => {
    await showForm(order, { name: 'Ada' });
    await next.click();
    await input('Street').fill('Main Street');
    await expect.element(summary).toBeVisible();
    await next.click();
    await expect.element(summary).not.toBeInTheDocument();
  });

  it('says that others may follow where some answers are validated once all others are right', async () => {
    const properties = { name: { ...text, title: 'Name' }, street: { ...text, title: 'Street' } };
    const schema = {
      type: 'object',
      required: ['name', 'street'],
      properties,
    } satisfies JsonSchema;
    const ui = { street: { 'ui:options': { check: 'last' } } } as const;
    await showForm(compileForm(schema, ui));
    await next.click();
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention first');
    await input('Name').fill('Ada');
    await next.click();
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention');
  });

  it('brings the whole question of a line into sight, with its message, above the keyboard of a phone', async () => {
    await page.viewport(390, 664);
    const names = Array.from({ length: 20 }, (_, index) => `q${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { ...text, title: name }]));
    const schema = { type: 'object', required: names, properties } satisfies JsonSchema;
    await showForm(compileForm(schema, {}, { required: 'Please answer' }));
    await next.click();
    for (const name of ['q12', 'q3']) {
      await summary.getByRole('link', { name: `${name}: Please answer` }).click();
      const question = input(name).element().closest('.field-cell')?.getBoundingClientRect();
      expect(question?.top).toBeGreaterThan(100);
      expect(question?.bottom).toBeLessThan(664 - 336);
    }
  });

  it('has no link to a question that is no longer asked', async () => {
    await showForm(order, { name: 'Ada', gift: true });
    await next.click();
    await expect.element(summary.getByRole('link', { name: /^Card/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'A gift' }).click();
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention');
    expect(texts()).toEqual(['Street: Please answer', 'Card: Please answer (fixed)']);
    await expect.element(summary.getByRole('link', { name: /^Card/ })).not.toBeInTheDocument();
  });

  it('follows the items of a list', async () => {
    const pets = compileForm(
      {
        type: 'object',
        properties: {
          pets: {
            type: 'array',
            title: 'Pets',
            items: {
              type: 'object',
              title: 'Pet',
              required: ['name'],
              properties: { name: { ...text, title: 'Name' }, age: { ...text, title: 'Age' } },
            },
          },
        },
      },
      {},
      { required: 'Please answer' },
    );
    await showForm(pets, { pets: [{ name: 'Rex' }, { age: '2' }, { age: '3' }] });
    await next.click();
    await expect.element(summary).toHaveAccessibleName('2 answers need your attention');
    expect(texts()).toEqual(['Name (Pet 2): Please answer', 'Name (Pet 3): Please answer']);
    await page.getByRole('button', { name: 'Move Pet 2 up' }).click();
    expect(texts()).toEqual(['Name (Pet 1): Please answer', 'Name (Pet 3): Please answer']);
    await page.getByRole('button', { name: 'Remove Pet 3' }).click();
    expect(texts()).toEqual(['Name (Pet 1): Please answer', 'Name (Pet 3): Please answer (fixed)']);
    await expect.element(summary).toHaveAccessibleName('1 answer needs your attention');
    await summary.getByRole('link').click();
    await expect
      .element(page.getByRole('group', { name: 'Pet 1' }).getByRole('textbox', { name: 'Name' }))
      .toHaveFocus();
  });
});
