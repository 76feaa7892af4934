// Proves that a checkbox answers yes or no, consent is given or no answer, and links in its words tick nothing.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const box = page.getByRole('checkbox');
const text = ['I agree to the ', { text: 'terms', href: 'about:blank#terms', newTab: true }, '.'];

test('a checkbox is ticked and unticked by its box, its words and the space bar', async () => {
  const shown = await showWidget({ widget: 'checkbox', label: 'Send me news' });
  await userEvent.click(page.getByRole('checkbox', { name: 'Send me news' }));
  expect(shown.answer()).toBe(true);
  await userEvent.click(page.getByText('Send me news'));
  expect(shown.answer()).toBe(false);
  await userEvent.keyboard(' ');
  expect(shown.answer()).toBe(true);
});

test('a checkbox says its help and state, and reports that it was left', async () => {
  const shown = await showWidget({
    widget: 'checkbox',
    required: true,
    invalid: true,
    help: 'Once a month',
  });
  await expect.element(box).toHaveAccessibleDescription('Once a month');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
  await expect.element(box).toHaveAttribute('id', 'question');
  await userEvent.tab();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('a read-only checkbox keeps its answer', async () => {
  const shown = await showWidget({ widget: 'checkbox', value: true, readOnly: true });
  await userEvent.click(box);
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(box).toBeChecked();
});

test('consent is given or is no answer', async () => {
  const shown = await showWidget({ widget: 'consent', options: { text } });
  await userEvent.click(box);
  expect(shown.answer()).toBe(true);
  await userEvent.click(box);
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

test('consent is named by its whole sentence, its link says that it opens a new tab', async () => {
  await showWidget({ widget: 'consent', options: { text } });
  await expect
    .element(box)
    .toHaveAccessibleName(/^I agree to the terms ?\(opens in a new tab\) ?\.$/);
  const link = page.getByRole('link', { name: /^terms ?\(opens in a new tab\)$/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer noopener');
});

test('following a link does not tick the box, by mouse or keyboard', async () => {
  const shown = await showWidget({ widget: 'consent', options: { text } });
  const link = page.getByRole('link');
  let followed = 0;
  link.element().addEventListener('click', (event) => {
    followed += 1;
    event.preventDefault();
  });
  await userEvent.click(link);
  await userEvent.keyboard('{Enter}');
  expect(followed).toBe(2);
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('consent without a text of its own shows the label', async () => {
  await showWidget({ widget: 'consent', label: 'I agree' });
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeVisible();
});
