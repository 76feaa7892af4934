// Proves that a disabled choice is read with its reason and can't be chosen, but can be unticked.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from './accessibility.ts';
import { showWidget } from './show-widget.tsx';

const choices = [
  { value: 'a', label: 'Keynote' },
  { value: 'b', label: 'Workshop', disabled: 'Sold out' },
  { value: 'c', label: 'Dinner' },
];
const reason = page.getByText('Sold out');

describe.each([
  ['radio', 'radio'],
  ['checkboxes', 'checkbox'],
] as const)('%s', (widget, role) => {
  const choice = page.getByRole(role, { name: 'Workshop', exact: true });

  test('a disabled choice is read with its reason, and takes no press', async () => {
    const shown = await showWidget({ widget, choices });
    await expect.element(choice).toHaveAccessibleDescription('Sold out');
    await expect.element(choice).toHaveAttribute('aria-disabled', 'true');
    // Playwright waits for a choice that can be chosen.
    await userEvent.click(reason, { force: true });
    await userEvent.click(choice, { force: true });
    await expect.element(choice).not.toBeChecked();
    expect(shown.onChange).not.toHaveBeenCalled();
    await expectNoBarriers();
  });
});

test('radio: the keyboard reaches a disabled choice without choosing it, and goes on', async () => {
  const shown = await showWidget({ widget: 'radio', choices, value: 'a' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(shown.answer()).toBe('a');
  await userEvent.keyboard('{ArrowDown}');
  expect(shown.answer()).toBe('c');
});

test('checkboxes: a space does not tick a disabled choice', async () => {
  const shown = await showWidget({ widget: 'checkboxes', choices });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Workshop' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('select: the list says why a choice is disabled', async () => {
  await showWidget({ widget: 'select', choices });
  const option = page.getByRole('option', { name: 'Workshop (Sold out)' });
  await expect.element(option).toBeDisabled();
});

test('multi-select: the list reaches a disabled choice without choosing it', async () => {
  const shown = await showWidget({ widget: 'multi-select', choices });
  await userEvent.click(page.getByRole('combobox'));
  const option = page.getByRole('option', { name: 'Workshop (Sold out)' });
  await expect.element(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('checkboxes: a choice that closes after it was ticked can be unticked', async () => {
  const shown = await showWidget({ widget: 'checkboxes', choices, value: ['a', 'b'] });
  await userEvent.click(page.getByRole('checkbox', { name: 'Workshop' }));
  expect(shown.answer()).toEqual(['a']);
});
