// Proves that a region waits for its country and its list, goes with its country, and no typed text is lost meanwhile.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { load, loading as regionsLoading } from './regions-loading.ts';
import { loading } from './search-list-loading.ts';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('combobox', { name: 'Region' });

const question = {
  widget: 'region',
  label: 'Region',
  placeholder: 'Select Region *',
  options: { country: '/answers/country' },
} as const;

/** Waits until the regions of a country are known, of which the open list has another one than the answer. */
async function untilKnown(other: string): Promise<void> {
  await userEvent.click(input);
  await expect.element(page.getByRole('option', { name: other, exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
}

test('says that a country comes first, and takes a text that is filled in before it', async () => {
  const shown = await showWidget(question);
  await expect.element(input).toBeEnabled();
  await userEvent.click(input);
  await expect.element(page.getByText('Please choose a country first')).toBeVisible();
  await userEvent.keyboard('Ontario{Tab}');
  await expect.element(input).toHaveValue('Ontario');
  await expect.element(input).toHaveAccessibleDescription('Please choose a country first');
  expect(shown.answer()).toBeUndefined();
  shown.answerOthers({ country: 'Canada' });
  await expect.poll(() => shown.answer()).toBe('Ontario');
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
  await untilKnown('Quebec');
  expect(shown.onChange).not.toHaveBeenCalled();
  shown.answerOthers({ country: 'Germany' });
  await expect.poll(() => shown.onChange.mock.lastCall).toEqual([undefined]);
});

test('a region that was typed in full is taken back with its text', async () => {
  const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
  await userEvent.fill(input, 'Ontario');
  await userEvent.tab();
  expect(shown.answer()).toBe('Ontario');
  shown.answerOthers({ country: 'Germany' });
  await expect.poll(() => shown.answer()).toBeUndefined();
  await expect.element(input).toHaveValue('');
});

test('a text that no region has is looked up again in another country', async () => {
  const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
  await userEvent.fill(input, 'victoria');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription(/“victoria” is not in the list/);
  shown.answerOthers({ country: 'Australia' });
  await expect.poll(() => shown.answer()).toBe('Victoria');
  await expect.element(input).toHaveValue('Victoria');
  await expect.element(input).not.toHaveAccessibleDescription();
});

test('a text that no region has is not shown where a country offers none', async () => {
  const choices = [{ value: 'Ontario', label: 'Ontario' }];
  const shown = await showWidget({ ...question, choices, answers: { country: 'Canada' } });
  await userEvent.fill(input, 'victoria');
  await userEvent.tab();
  shown.answerOthers({ country: 'Germany' });
  await expect.element(input).toBeDisabled();
  await expect.element(input).toHaveValue('');
});

test('a draft’s region survives while its country is not there yet', async () => {
  const shown = await showWidget({ ...question, value: 'Ontario' });
  await userEvent.click(input);
  await expect.element(page.getByRole('option')).toHaveTextContent('Ontario');
  expect(shown.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  shown.answerOthers({ country: 'Canada' });
  await untilKnown('Quebec');
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('Ontario');
});

test('a draft’s country and region may arrive one after the other', async () => {
  const shown = await showWidget({
    ...question,
    value: 'Texas',
    answers: { country: 'United States' },
  });
  await untilKnown('Ohio');
  shown.answerOthers({ country: 'Canada' });
  // The country is drawn before the region is there.
  await Promise.resolve();
  shown.give('Ontario');
  await untilKnown('Quebec');
  expect(shown.onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('Ontario');
});

describe.each([
  ['before', false],
  ['after', true],
])('A text typed before the regions are loaded, %s the list that opens', (_, isLoaded) => {
  const finish = () => load(new Map([['Canada', [{ name: 'Ontario', code: 'ON' }]]]));

  beforeEach(() => {
    Object.assign(loading, { isControlled: true, isLoaded });
    Object.assign(regionsLoading, { isControlled: true, regions: undefined });
  });
  afterAll(() => {
    loading.isControlled = false;
    regionsLoading.isControlled = false;
  });

  test.each(['{Enter}', '{Tab}', '{Enter}{Tab}'])('is looked up later, with %s', async (keys) => {
    const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
    const submit = vi.fn();
    document.querySelector('form')?.addEventListener('submit', submit);
    await userEvent.type(input, `on${keys}`);
    await expect.element(input).toHaveValue('on');
    finish();
    await expect.poll(() => shown.answer()).toBe('Ontario');
    await expect.element(input).toHaveValue('Ontario');
    expect(shown.onChange).toHaveBeenCalledExactlyOnceWith('Ontario');
    expect(submit).not.toHaveBeenCalled();
  });

  test('is told to be in no list where no region has the name', async () => {
    const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
    await userEvent.type(input, 'xyz{Tab}');
    await expect.element(input).toHaveValue('xyz');
    finish();
    await expect.element(page.getByText('“xyz” is not in the list')).toBeVisible();
    expect(shown.onChange).not.toHaveBeenCalled();
  });

  test('takes back the answer that it was typed over', async () => {
    const shown = await showWidget({ ...question, value: 'Ontario' });
    await userEvent.fill(input, 'Bayern');
    await userEvent.tab();
    await expect.element(input).toHaveValue('Bayern');
    expect(shown.answer()).toBeUndefined();
  });

  test('stays where the box is drawn again over an answer', async () => {
    const shown = await showWidget({ ...question, value: 'Ontario' });
    await userEvent.fill(input, 'Bayern');
    finish();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(input).toHaveValue('Bayern');
    await userEvent.tab();
    await expect.element(input).toHaveValue('Bayern');
    expect(shown.answer()).toBeUndefined();
  });

  test('can be taken back', async () => {
    const shown = await showWidget({ ...question, answers: { country: 'Canada' } });
    await userEvent.type(input, 'on{Tab}');
    await userEvent.fill(input, '');
    await userEvent.tab();
    finish();
    // The visitor goes on: by then everything is looked up.
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(input).toHaveValue('');
    expect(shown.answer()).toBeUndefined();
  });
});
