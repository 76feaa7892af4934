// Proves that ticked boxes are one answer in the order of the offer, with an exclusive choice and descriptions.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channels } from './choices.ts';
import { showWidget } from './show-widget.tsx';

const box = (name: string) => page.getByRole('checkbox', { name });

test('gives the ticked values in the order they are offered', async () => {
  const shown = await showWidget({ widget: 'checkboxes', type: 'array', choices: channels });
  await userEvent.click(box('Social media'));
  await userEvent.click(page.getByText('Email marketing'));
  expect(shown.answer()).toEqual([11, 13]);
});

test('with nothing ticked there is no answer', async () => {
  const shown = await showWidget({ widget: 'checkboxes', choices: channels, value: [13] });
  await userEvent.click(box('Social media'));
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

test('is a group with the label as its name, and is left as one', async () => {
  const shown = await showWidget({ widget: 'checkboxes', choices: channels, help: 'Any number' });
  await expect.element(page.getByRole('group', { name: 'Question' })).toBeVisible();
  await userEvent.tab();
  await expect.element(box('Email marketing')).toHaveFocus();
  await expect.element(box('Email marketing')).toHaveAccessibleDescription('Any number');
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(shown.answer()).toEqual([11, 14]);
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('once as many are ticked as may be, the others say why they cannot be', async () => {
  const shown = await showWidget({
    widget: 'checkboxes',
    choices: channels,
    maxItems: 2,
    value: [11],
    options: { exclusive: 14 },
  });
  expect(page.getByText('No more than 2 can be chosen').elements()).toEqual([]);
  await userEvent.click(box('Social media'));
  await expect.element(page.getByText('No more than 2 can be chosen')).toBeVisible();
  const other = box('Search engine optimisation');
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await expect.element(other).toHaveAccessibleDescription('No more than 2 can be chosen');
  await userEvent.click(other, { force: true });
  expect(shown.answer()).toEqual([11, 13]);
  // The one that takes the place of all others.
  await userEvent.click(box('Mobile apps'));
  expect(shown.answer()).toEqual([14]);
  await expect.element(other).not.toHaveAttribute('aria-disabled');
});

test('a read-only one keeps its answer', async () => {
  const shown = await showWidget({
    widget: 'checkboxes',
    choices: channels,
    value: [11],
    readOnly: true,
  });
  await userEvent.click(box('Mobile apps'));
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('an exclusive choice takes the others back, and the other way round', async () => {
  const options = { exclusive: 14 };
  const shown = await showWidget({ widget: 'checkboxes', choices: channels, options });
  await userEvent.click(box('Email marketing'));
  await userEvent.click(box('Social media'));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(box('Mobile apps'));
  expect(shown.answer()).toEqual([14]);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('No longer chosen: Email marketing, Social');
  await userEvent.click(box('Email marketing'));
  expect(shown.answer()).toEqual([11]);
  await expect.element(status).toHaveTextContent('No longer chosen: Mobile apps');
});

test('reads the description of a choice with it, and chooses by a press on it', async () => {
  const choices = [
    { value: 'bank', label: 'Bank transfer', description: 'Takes three days' },
    { value: 'cash', label: 'Cash' },
  ];
  const shown = await showWidget({ widget: 'checkboxes', choices, help: 'One will do' });
  const bank = page.getByRole('checkbox', { name: 'Bank transfer', exact: true });
  await expect.element(bank).toHaveAccessibleDescription('Takes three days One will do');
  await userEvent.click(page.getByText('Takes three days'));
  expect(shown.answer()).toEqual(['bank']);
});
