// Proves that a select gives values of every type, and shows its placeholder for an answer that is not offered.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mixed } from './choices.ts';
import { setTextSize } from './set-text-size.ts';
import { showWidget } from './show-widget.tsx';

const list = page.getByRole('combobox', { name: 'Question' });

test('gives the value itself, of whatever type', async () => {
  const shown = await showWidget({ widget: 'select', choices: mixed });
  for (const { label, value } of mixed) {
    await userEvent.selectOptions(list, label);
    expect(shown.answer()).toBe(value);
    await expect.element(list).toHaveDisplayValue(label);
  }
});

test('shows the placeholder until something is chosen, and taking it takes the answer back', async () => {
  const shown = await showWidget({
    widget: 'select',
    choices: mixed,
    placeholder: 'Select a service',
  });
  await expect.element(list).toHaveDisplayValue('Select a service');
  await userEvent.selectOptions(list, 'Other');
  await userEvent.selectOptions(list, 'Select a service');
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

test('has a placeholder even if the definition has none', async () => {
  await showWidget({ widget: 'select', choices: mixed });
  await expect.element(list).toHaveDisplayValue('Choose…');
});

test('an answer that is not offered is not shown as another one', async () => {
  await showWidget({ widget: 'select', choices: mixed, value: '3' });
  await expect.element(list).toHaveDisplayValue('Choose…');
});

test('works by keyboard', async () => {
  const shown = await showWidget({ widget: 'select', choices: mixed });
  await userEvent.tab();
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('Oth');
  expect(shown.answer()).toBe(3);
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('a read-only one offers nothing else', async () => {
  await showWidget({ widget: 'select', choices: mixed, value: 2, readOnly: true });
  await expect.element(list).toHaveAttribute('aria-readonly', 'true');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Skype']);
});

test('says its help and state', async () => {
  await showWidget({
    widget: 'select',
    choices: mixed,
    required: true,
    invalid: true,
    help: 'Pick one',
  });
  await expect.element(list).toHaveAccessibleDescription('Pick one');
  await expect.element(list).toHaveAttribute('aria-invalid', 'true');
  await expect.element(list).toHaveAttribute('aria-required', 'true');
});

test('shows the whole of a long value on a phone, in text of twice the size', async () => {
  await page.viewport(360, 800);
  setTextSize(32);
  const long = { label: 'Third party, fire and theft, and windows', value: 'long' };
  await showWidget({ widget: 'select', choices: [...mixed, long], value: 2 });
  const low = list.element().getBoundingClientRect().height;
  await userEvent.selectOptions(list, long.label);
  const box = list.element();
  expect(box.getBoundingClientRect().height).toBeGreaterThan(low * 1.5);
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});
