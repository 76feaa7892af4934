import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('combobox', { name: 'Region' });

const question = {
  widget: 'region',
  label: 'Region',
  placeholder: 'Select Region *',
  options: { country: '/answers/country' },
} as const;

/** Longer than the widget takes to judge an answer. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

test('waits, disabled, until a country is chosen', async () => {
  const shown = await showWidget(question);
  await expect.element(input).toBeDisabled();
  shown.answerOthers({ country: 'Canada' });
  await expect.element(input).toBeEnabled();
});

test('offers the regions of the country, by name and by code', async () => {
  const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
  await userEvent.type(input, 'on');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Ontario');
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toBe('Ontario');
});

test('a region of another country is taken back', async () => {
  const shown = await showWidget({
    ...question,
    value: 'Ontario',
    answers: { country: 'Canada' },
  });
  await aWhile();
  expect(shown.onChange).not.toHaveBeenCalled();
  shown.answerOthers({ country: 'Germany' });
  await expect.poll(() => shown.onChange.mock.lastCall).toEqual([undefined]);
});

test('a draft’s region survives while its country is not there yet', async () => {
  const shown = await showWidget({ ...question, value: 'Ontario' });
  await aWhile();
  expect(shown.onChange).not.toHaveBeenCalled();
  shown.answerOthers({ country: 'Canada' });
  await aWhile();
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('Ontario');
});

test('a draft’s country and region may arrive one after the other', async () => {
  const shown = await showWidget({
    ...question,
    value: 'Texas',
    answers: { country: 'United States' },
  });
  shown.answerOthers({ country: 'Canada' });
  shown.give('Ontario');
  await aWhile();
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('Ontario');
});
