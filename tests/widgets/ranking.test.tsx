// Proves that a ranking is an answer once it is kept or moved, and that focus and announcements go along.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from './accessibility.ts';
import { showWidget } from './show-widget.tsx';

const choices = ['Pictures', 'Paper', 'Writers'].map((label, value) => ({ value, label }));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = page.getByRole('status').first();
const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const show = (question = {}) =>
  showWidget({ widget: 'ranking', type: 'array', choices, ...question });

test('the first order is no answer until it is kept', async () => {
  const shown = await show();
  expect(items()).toEqual(['–Pictures', '–Paper', '–Writers']);
  expect(shown.answer()).toBeUndefined();
  await button('Keep this order').click();
  expect(shown.answer()).toEqual([0, 1, 2]);
  expect(items()).toEqual(['1.Pictures', '2.Paper', '3.Writers']);
  await expect.element(button('Keep this order')).not.toBeInTheDocument();
  await expect.element(button('Move Pictures up')).toHaveFocus();
  await expect.element(status).toHaveTextContent('The order is kept');
});

test('a choice moves, says where it is, and takes the focus along', async () => {
  const shown = await show({ value: [0, 1, 2] });
  await button('Move Writers up').click();
  expect(shown.answer()).toEqual([0, 2, 1]);
  await expect.element(status).toHaveTextContent('Writers is number 2 of 3');
  await expect.element(button('Move Writers up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([2, 0, 1]);
  // It can't go any further, and keeps the focus.
  await expect.element(button('Move Writers up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([2, 0, 1]);
  await button('Move Writers down').click();
  await expect.element(button('Move Writers down')).toHaveFocus();
  expect(shown.answer()).toEqual([0, 2, 1]);
  expect(shown.onBlur).not.toHaveBeenCalled();
  await expectNoBarriers();
});

test('a long name leaves its buttons their width', async () => {
  const label = 'Something whose name needs more than one line in any list, on any screen. '.repeat(
    5,
  );
  await show({ choices: [{ value: 0, label }, ...choices.slice(1)], value: [0, 1, 2] });
  const buttons = page.getByRole('button', { name: /^Move/ }).elements();
  expect(new Set(buttons.map((one) => one.getBoundingClientRect().width))).toEqual(new Set([44]));
});

test('a choice that an earlier answer lacks comes last, without a number', async () => {
  const shown = await show({ value: [2, 0] });
  expect(items()).toEqual(['1.Writers', '2.Pictures', '–Paper']);
  await button('Keep this order').click();
  expect(shown.answer()).toEqual([2, 0, 1]);
});

test('some choices are added, put in order and removed, up to the largest number', async () => {
  const shown = await show({ maxItems: 2 });
  expect(items()).toEqual(['Pictures', 'Paper', 'Writers']);
  await button('Add Paper').click();
  expect(shown.answer()).toEqual([1]);
  expect(items()).toEqual(['1.Paper', 'Pictures', 'Writers']);
  await expect.element(status).toHaveTextContent('Paper is number 1 of 2');
  await expect.element(button('Add Writers')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([1, 2]);
  await expect.element(button('Move Writers up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([2, 1]);
  await expectNoBarriers();

  // There is no room for another one.
  await expect.element(button('Add Pictures')).toHaveAttribute('aria-disabled', 'true');
  const reason = 'No more than 2 can be chosen';
  await expect.element(button('Add Pictures')).toHaveAccessibleDescription(reason);
  await expect.element(page.getByText(reason)).toBeVisible();
  await button('Add Pictures').click({ force: true });
  expect(shown.answer()).toEqual([2, 1]);

  await button('Remove Writers').click();
  await expect.element(status).toHaveTextContent('No longer chosen: Writers');
  await expect.element(button('Add Writers')).toHaveFocus();
  await button('Remove Paper').click();
  expect(shown.answer()).toBeUndefined();
  expect(shown.onBlur).not.toHaveBeenCalled();
});

test('the last choice that is left can be added too', async () => {
  const shown = await show({ value: [0, 1], maxItems: 3 });
  await button('Add Writers').click();
  expect(shown.answer()).toEqual([0, 1, 2]);
  await expect.element(button('Move Writers up')).toHaveFocus();
});
