// Proves that a password is hidden unless shown, hidden again when it is sent, never trimmed, and seen by no service.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByLabelText('Question');
const show = page.getByRole('button', { name: 'Show password' });
const hide = page.getByRole('button', { name: 'Hide password' });

test('is hidden until the visitor shows it', async () => {
  await showWidget({ widget: 'password', value: 'Secret1' });
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.click(show);
  await expect.element(input).toHaveAttribute('type', 'text');
  await userEvent.click(hide);
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('a screen reader hears whether it is shown, once that changes', async () => {
  await showWidget({ widget: 'password' });
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.click(show);
  await expect.element(status).toHaveTextContent('Your password is shown');
  await userEvent.click(hide);
  await expect.element(status).toHaveTextContent('Your password is hidden');
});

test('typing goes on where the caret was', async () => {
  const shown = await showWidget({ widget: 'password', value: 'Secret' });
  await userEvent.click(input);
  await userEvent.keyboard('{Home}{ArrowRight}');
  await userEvent.click(show);
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('_');
  expect(shown.answer()).toBe('S_ecret');
  expect(shown.onBlur).not.toHaveBeenCalled();
});

test('the toggle works by keyboard, and is part of the widget', async () => {
  const shown = await showWidget({ widget: 'password', value: 'Secret' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(show).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(hide).toHaveFocus();
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('stands in no attribute, from the form or typed, hidden or shown, and follows the form', async () => {
  const shown = await showWidget({ widget: 'password', value: 'Secret' });
  await expect.element(input).toHaveValue('Secret');
  const expectNoTrace = () =>
    expect(document.documentElement.outerHTML).not.toMatch(/Secret|Xyzzy/);
  expectNoTrace();
  await userEvent.fill(input, 'Xyzzy');
  await userEvent.click(show);
  await userEvent.type(input, '1');
  expectNoTrace();
  expect(shown.answer()).toBe('Xyzzy1');
  shown.give(undefined);
  await expect.element(input).toHaveValue('');
  shown.give('Secret2');
  await expect.element(input).toHaveValue('Secret2');
  expectNoTrace();
});

test('is never trimmed', async () => {
  const shown = await showWidget({ widget: 'password' });
  await userEvent.type(input, ' a ');
  await userEvent.tab();
  await userEvent.tab();
  expect(shown.answer()).toBe(' a ');
});

test('is hidden again when the form is submitted, so that no browser remembers it', async () => {
  await showWidget({ widget: 'password', value: 'Secret' });
  await userEvent.click(show);
  await userEvent.click(input);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('no spelling service and no correction gets to see it', async () => {
  await showWidget({ widget: 'password', autoComplete: 'new-password' });
  await expect.element(input).toHaveAttribute('spellcheck', 'false');
  await expect.element(input).toHaveAttribute('autocapitalize', 'none');
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password');
});
