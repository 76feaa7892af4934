import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetCatalogue } from '../../src/definition/widgets.ts';
import { widgets } from '../../src/widgets/index.ts';
import { expectNoBarriers } from './accessibility.ts';
import { channels } from './choices.ts';
import { type Question, showWidget } from './show-widget.tsx';

const answered: Record<Question['widget'], Partial<Question>> = {
  text: { value: 'Acme' },
  email: { value: 'ada@example.com' },
  url: { value: 'https://example.com' },
  textarea: { value: 'Some\nlines' },
  number: { value: 5, options: { unit: 'kg' } },
  date: { value: '2026-02-28' },
  password: { value: 'Secret1' },
  select: { value: 12 },
  radio: { value: 12 },
  'yes-no': { choices: [], value: true },
  checkbox: { value: true },
  consent: {
    value: true,
    options: { text: ['I agree to the ', { text: 'terms', href: '/terms', newTab: true }] },
  },
  checkboxes: { value: [12] },
  'multi-select': { value: [11, 12] },
  phone: { value: '+12025550123' },
  country: { value: 'Canada' },
  region: {
    value: 'Ontario',
    answers: { country: 'Canada' },
    options: { country: '/answers/country' },
  },
};

const names = Object.keys(answered) as Question['widget'][];
const opening: Question['widget'][] = ['multi-select', 'country', 'region'];

afterEach(() => page.viewport(720, 900));

test('the catalogue and the widgets are the same', () => {
  expect(Object.keys(widgets).sort()).toEqual(Object.keys(widgetCatalogue).sort());
});

for (const widget of names) {
  describe(widget, () => {
    const question = { widget, choices: channels, ...answered[widget] };

    test('has no barriers when empty, answered, required, wrong or read-only', async () => {
      const empty = { ...question, value: undefined };
      for (const state of [
        empty,
        question,
        { ...empty, required: true, placeholder: 'Choose one' },
        { ...empty, required: true, invalid: true, help: 'This field is required' },
        { ...question, readOnly: true },
      ]) {
        const shown = await showWidget(state);
        await expectNoBarriers();
        await shown.remove();
      }
    });

    if (opening.includes(widget)) {
      test('has no barriers when open', async () => {
        await showWidget(question);
        await userEvent.click(page.getByRole('combobox'));
        await expect.element(page.getByRole('listbox')).toBeVisible();
        await expectNoBarriers();
      });
    }

    test('takes focus at its id, where the help is heard', async () => {
      await showWidget({ ...question, help: 'Some help' });
      const target = document.getElementById('question') as HTMLElement;
      target.focus();
      expect(document.activeElement).toBe(target);
      await expect.element(page.elementLocator(target)).toHaveAccessibleDescription(/Some help$/);
    });

    test('fits a narrow phone', async () => {
      await page.viewport(320, 700);
      await showWidget(question);
      expect(document.documentElement.scrollWidth).toBe(320);
    });
  });
}

test('inputs of one line are all 48 pixels high', async () => {
  for (const widget of names) {
    if (['textarea', 'radio', 'checkboxes', 'checkbox', 'consent', 'phone'].includes(widget))
      continue;
    const shown = await showWidget({
      widget,
      choices: channels,
      ...answered[widget],
      value: undefined,
    });
    const frame = document.querySelector('.MuiOutlinedInput-root, [role="radiogroup"]');
    expect([widget, frame?.getBoundingClientRect().height]).toEqual([widget, 48]);
    await shown.remove();
  }
});
