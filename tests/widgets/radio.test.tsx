// Proves that a radio group and yes-no give values of every type, and are named, reached and left as one question.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mixed } from './choices.ts';
import { showWidget } from './show-widget.tsx';

const group = page.getByRole('radiogroup', { name: 'Question' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('gives the value itself, of whatever type', async () => {
  const shown = await showWidget({ widget: 'radio', choices: mixed });
  for (const { label, value } of mixed) {
    await userEvent.click(page.getByText(label, { exact: true }));
    expect(shown.answer()).toBe(value);
    await expect.element(radio(label)).toBeChecked();
  }
});

test('works by keyboard, and is left as one', async () => {
  const shown = await showWidget({ widget: 'radio', choices: mixed });
  await userEvent.tab();
  await expect.element(radio('Skype')).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(shown.answer()).toBe('2');
  await expect.element(radio('Two')).toHaveFocus();
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('pressing the words of another choice does not leave the group', async () => {
  const shown = await showWidget({ widget: 'radio', choices: mixed });
  await userEvent.click(page.getByText('Skype'));
  await userEvent.click(page.getByText('Other'));
  expect(shown.onBlur).not.toHaveBeenCalled();
  await expect.element(radio('Other')).toHaveFocus();
});

test('the group says that it is required and wrong, the radio in focus why', async () => {
  await showWidget({
    widget: 'radio',
    choices: mixed,
    required: true,
    invalid: true,
    help: 'Choose one',
  });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(radio('Skype')).toHaveAccessibleDescription('Choose one');
  await expect.element(radio('Skype')).toHaveAttribute('id', 'question');
});

test('a read-only one keeps its answer', async () => {
  const shown = await showWidget({ widget: 'radio', choices: mixed, value: 3, readOnly: true });
  await expect.element(radio('Skype')).toBeDisabled();
  await userEvent.click(page.getByText('Other'));
  await userEvent.keyboard('{ArrowUp}');
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(radio('Other')).toBeChecked();
});

test('yes and no answer a boolean', async () => {
  const shown = await showWidget({ widget: 'yes-no', type: 'boolean' });
  await userEvent.click(page.getByText('Yes'));
  expect(shown.answer()).toBe(true);
  await userEvent.click(page.getByText('No', { exact: true }));
  expect(shown.answer()).toBe(false);
  await expect.element(radio('No')).toBeChecked();
});

test('yes and no answer with the two choices of a question', async () => {
  const shown = await showWidget({
    widget: 'yes-no',
    choices: [
      { value: '1', label: 'Yes, I do' },
      { value: '0', label: 'No, I do not' },
    ],
  });
  await expect.element(group).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}');
  expect(shown.answer()).toBe('0');
});

test('reads the description of a choice with it, and chooses by a press on it', async () => {
  const choices = [
    { value: 'bank', label: 'Bank transfer', description: 'Takes three days' },
    { value: 'cash', label: 'Cash' },
  ];
  const shown = await showWidget({ widget: 'radio', choices, help: 'One will do' });
  const bank = page.getByRole('radio', { name: 'Bank transfer', exact: true });
  await expect.element(bank).toHaveAccessibleDescription('Takes three days One will do');
  await userEvent.click(page.getByText('Takes three days'));
  expect(shown.answer()).toEqual('bank');
});
