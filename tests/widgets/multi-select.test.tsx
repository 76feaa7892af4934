// Proves that several choices are searched, picked and removed by mouse and keyboard, and screen readers hear of it.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channels } from './choices.ts';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('combobox', { name: 'Question' });
const list = page.getByRole('listbox', { name: 'Question' });
const option = (name: string) => page.getByRole('option', { name });
const remove = (label: string) => page.getByRole('button', { name: `Remove ${label}` });

const question = { widget: 'multi-select', type: 'array', choices: channels } as const;

test('choices are picked with the mouse while the list stays open', async () => {
  const shown = await showWidget(question);
  await userEvent.click(input);
  await userEvent.click(option('Social media'));
  await userEvent.click(option('Email marketing'));
  expect(shown.answer()).toEqual([13, 11]);
  await expect.element(option('Social media')).toHaveAttribute('aria-selected', 'true');
  await expect.element(list).toBeVisible();
  // On a phone, it stands above the box, which shows two rows of chosen items.
  await expect.element(page.getByText('Question (2)')).toBeInTheDocument();
});

test('an input behind chosen items says what it is for, and a text in it moves nothing', async () => {
  await showWidget({ ...question, value: [13, 11] });
  await expect.element(input).toHaveAttribute('placeholder', 'Add more…');
  const height = () => document.querySelector('.MuiInputBase-root')?.clientHeight;
  for (const width of [320, 360, 480]) {
    await page.viewport(width, 800);
    const before = height();
    // Escape closes the list, which covers the page of a phone.
    await userEvent.type(input, 'm{Escape}');
    expect(height(), `at ${width} px`).toBe(before);
    await userEvent.clear(input);
    await userEvent.keyboard('{Escape}');
  }
});

test('once nothing can be added, a row of chosen items leaves no empty row below it', async () => {
  await page.viewport(1280, 800);
  await showWidget({ ...question, value: [13, 11], maxItems: 2 });
  await expect.element(input).not.toHaveAttribute('placeholder');
  const box = document.querySelector('.MuiInputBase-root') as HTMLElement;
  const ends = [...box.querySelectorAll('.MuiAutocomplete-tag')].map(
    (chip) => chip.getBoundingClientRect().right,
  );
  await page.viewport(1280 - (box.getBoundingClientRect().right - Math.max(...ends)) + 84, 800);
  expect(box.clientHeight).toBe(48);
});

test('every chosen item is in sight while its list is closed, however many rows they take', async () => {
  await page.viewport(320, 800);
  await showWidget({ ...question, value: [11, 12, 13, 14] });
  const box = document.querySelector('.MuiInputBase-root') as HTMLElement;
  expect(box.clientHeight).toBeGreaterThan(3 * 44);
  const { bottom } = box.getBoundingClientRect();
  const chips = [...box.querySelectorAll('.MuiAutocomplete-tag')];
  expect(chips).toHaveLength(4);
  for (const chip of chips) expect(chip.getBoundingClientRect().bottom).toBeLessThan(bottom);
});

test('the part of a row that was typed is marked, and the row is still one name', async () => {
  await showWidget(question);
  await userEvent.click(input);
  expect(document.querySelector('[role="option"] b')).toBeNull();
  await userEvent.type(input, 'MED');
  await expect.element(option('Social media')).toBeVisible();
  expect(option('Social media').element().querySelector('b')?.textContent).toBe('med');
});

test('once as many are chosen as may be, it is said, and no other one can be', async () => {
  await page.viewport(1280, 400);
  const shown = await showWidget({ ...question, maxItems: 2, value: [11] });
  const says = page.getByText('No more than 2 can be chosen');
  expect(says.elements()).toEqual([]);
  await userEvent.click(input);
  await userEvent.click(option('Social media'));
  expect(shown.answer()).toEqual([11, 13]);
  const full = page.getByRole('listbox').getByText(/No more than 2/);
  await expect.element(full).toBeVisible();
  // It stays at the top while the rows are scrolled.
  const fromTop = () =>
    full.element().getBoundingClientRect().top - list.element().getBoundingClientRect().top;
  expect(fromTop()).toBe(0);
  list.element().scrollTop = 40;
  expect(list.element().scrollTop).toBe(40);
  expect(fromTop()).toBe(0);
  await expect.element(input).toHaveAccessibleDescription(/No more than 2 can be chosen/);
  await expect.element(option('Mobile apps')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option('Mobile apps'), { force: true });
  expect(shown.answer()).toEqual([11, 13]);
  await userEvent.fill(input, 'mobile');
  await userEvent.tab();
  expect(shown.answer()).toEqual([11, 13]);
  await expect.element(input).toHaveValue('mobile');
  await userEvent.click(remove('Email marketing'));
  await expect.poll(() => shown.answer()).toEqual([13, 14]);
});

test('a chip of two lines has room above and below its words', async () => {
  await page.viewport(320, 800);
  const label = 'Influencers, affiliates and other partners of many kinds';
  await showWidget({ ...question, choices: [{ value: 1, label }], value: [1] });
  const chip = page.getByText(label).element();
  const words = document.createRange();
  words.selectNodeContents(chip.firstChild as Node);
  const [box, text] = [chip.getBoundingClientRect(), words.getBoundingClientRect()];
  expect(text.height).toBeGreaterThan(30);
  expect(text.top - box.top).toBeGreaterThanOrEqual(8);
  expect(box.bottom - text.bottom).toBeGreaterThanOrEqual(8);
});

test('choices are found and picked by keyboard', async () => {
  const shown = await showWidget(question);
  await userEvent.tab();
  await userEvent.keyboard('mob');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([14]);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

test('says so when nothing matches', async () => {
  await showWidget(question);
  await userEvent.type(input, 'xyz');
  await expect.element(page.getByText('Nothing matches').first()).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Nothing matches');
});

test('Enter where nothing matches chooses and submits nothing', async () => {
  const shown = await showWidget(question);
  const submit = vi.fn();
  document.querySelector('form')?.addEventListener('submit', submit);
  await userEvent.fill(input, 'xyz');
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('words of a choice are that choice once the list is left; others stay beside the chosen ones, which is said', async () => {
  const shown = await showWidget({ ...question, value: [11] });
  await userEvent.fill(input, 'social media');
  await userEvent.tab();
  expect(shown.answer()).toEqual([11, 13]);
  await userEvent.fill(input, 'xyz');
  await userEvent.tab();
  expect(shown.answer()).toEqual([11, 13]);
  await expect.element(input).toHaveValue('xyz');
  await expect.element(input).toHaveAccessibleDescription(/“xyz” is not in the list/);
  await userEvent.click(remove('Email marketing'));
  expect(shown.answer()).toEqual([13]);
  await expect.element(input).toHaveValue('xyz');
  await expect.element(input).toHaveAccessibleDescription(/“xyz” is not in the list/);
  await userEvent.click(input);
  await userEvent.fill(input, 'mob');
  await userEvent.click(option('Mobile apps'));
  await expect.element(input).toHaveValue('');
  expect(shown.answer()).toEqual([13, 14]);
});

test('screen readers hear how many choices a text has left, and which one was removed', async () => {
  await showWidget({ ...question, value: [11] });
  await userEvent.type(input, 'mo');
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect.element(status('1 result')).toBeInTheDocument();
  await userEvent.clear(input);
  await expect.element(status('1 result')).not.toBeInTheDocument();
  await userEvent.click(remove('Email marketing'));
  await expect.element(status('No longer chosen: Email marketing')).toBeInTheDocument();
});

test('picking a choice again takes it back', async () => {
  const shown = await showWidget({ ...question, value: [13] });
  await userEvent.click(input);
  await userEvent.click(option('Social media'));
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

test('a chip is removed by mouse, and the widget is not left by that', async () => {
  const shown = await showWidget({ ...question, value: [11, 13] });
  await userEvent.click(input);
  await userEvent.click(remove('Email marketing'));
  expect(shown.answer()).toEqual([13]);
  expect(shown.onBlur).not.toHaveBeenCalled();
});

test('a chip is removed by keyboard, and focus goes on to the input', async () => {
  const shown = await showWidget({ ...question, value: [11, 13] });
  await userEvent.tab();
  await expect.element(remove('Email marketing')).toHaveFocus();
  await userEvent.tab();
  await expect.element(remove('Social media')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toEqual([11]);
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
  await expect.element(input).toHaveFocus();
  expect(shown.onBlur).not.toHaveBeenCalled();
});

test('Backspace removes the last chip, arrow keys go to the others', async () => {
  const shown = await showWidget({ ...question, value: [11, 12, 13] });
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  expect(shown.answer()).toEqual([11, 12]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(remove('Email marketing')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(shown.answer()).toEqual([12]);
});

test('the button of a chip is large enough for a finger', async () => {
  await page.viewport(320, 640);
  await showWidget({ ...question, value: [11, 13] });
  const boxes = ['Email marketing', 'Social media']
    .map((name) => remove(name).element().getBoundingClientRect())
    .sort((one, other) => one.top - other.top);
  expect(boxes.map(({ width, height }) => Math.min(width, height))).toEqual([40, 40]);
  // With the room between them, each row has the height of a target.
  expect((boxes[1]?.top ?? 0) - (boxes[0]?.top ?? 0)).toBe(44);
});

test('is left as one, from the chips as from the input', async () => {
  const shown = await showWidget({ ...question, value: [11] });
  await userEvent.tab();
  await userEvent.tab();
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('the placeholder makes room for the chips', async () => {
  const shown = await showWidget({ ...question, placeholder: 'Pick some' });
  await expect.element(input).toHaveAttribute('placeholder', 'Pick some');
  shown.give([11]);
  await expect.element(input).toHaveAttribute('placeholder', 'Add more…');
});

test('an answer that is not offered is not shown, nor given again', async () => {
  const shown = await showWidget({ ...question, value: [99, 11] });
  expect(page.getByRole('button', { name: 'Remove' }).elements()).toHaveLength(1);
  await userEvent.click(input);
  await userEvent.click(option('Mobile apps'));
  expect(shown.answer()).toEqual([11, 14]);
});

test('a read-only one keeps its answer', async () => {
  const shown = await showWidget({ ...question, value: [11], readOnly: true });
  expect(page.getByRole('button', { name: 'Remove' }).elements()).toHaveLength(0);
  const { paddingLeft, paddingRight } = getComputedStyle(
    page.getByText('Email marketing').element(),
  );
  expect(paddingRight).toBe(paddingLeft);
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  expect(shown.onChange).not.toHaveBeenCalled();
});

test('an exclusive choice takes the others back, and the other way round', async () => {
  const shown = await showWidget({ ...question, value: [11, 13], options: { exclusive: 14 } });
  await userEvent.click(input);
  await userEvent.click(option('Mobile apps'));
  expect(shown.answer()).toEqual([14]);
  await expect
    .element(page.getByText('No longer chosen: Email marketing, Social media'))
    .toBeInTheDocument();
  await userEvent.click(option('Social media'));
  expect(shown.answer()).toEqual([13]);
});

test('words that are left for a chosen item stay, which is said', async () => {
  await showWidget({ ...question, value: [11] });
  await userEvent.fill(input, 'xyz');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(remove('Email marketing')).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(/“xyz” is not in the list/);
});

test('the only choice that a text has left is taken', async () => {
  const shown = await showWidget(question);
  await userEvent.fill(input, 'social');
  await userEvent.tab();
  expect(shown.answer()).toEqual([13]);
});

test('blanks choose nothing, of one choice either, and are nothing to tell', async () => {
  const shown = await showWidget({ ...question, choices: channels.slice(0, 1) });
  await userEvent.fill(input, '  ');
  await userEvent.tab();
  expect(shown.answer()).toBeUndefined();
  await expect.element(input).not.toHaveAccessibleDescription(/chosen/);
});

test('a long list opens at the item that was chosen first, and has the others below it', async () => {
  const choices = Array.from({ length: 90 }, (_, at) => ({ value: at, label: `Item ${at}` }));
  await showWidget({ ...question, choices, value: [70, 40] });
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = page.getByRole('option', { name: 'Item 70' });
  await expect.element(chosen).toBeInViewport();
  await expect.element(chosen).toHaveAttribute('aria-posinset', '71');
  await expect.element(input).toHaveAttribute('aria-activedescendant', chosen.element().id);
});
