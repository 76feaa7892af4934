// Proves that a box looks, reads and works the same before its list is loaded, and nothing begun in it is lost.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channels } from './choices.ts';
import { load, loading } from './search-list-loading.ts';
import { type Question, showWidget } from './show-widget.tsx';

beforeEach(() => {
  Object.assign(loading, { isControlled: true, isLoaded: false, approaches: 0 });
});
afterAll(() => {
  loading.isControlled = false;
});

/** Shows a box, with the pointer away from it. */
async function showBox(question: Question) {
  const shown = await showWidget(question);
  const elsewhere = page.getByRole('button', { name: 'Next' });
  await userEvent.hover(elsewhere);
  await expect.poll(() => elsewhere.element().matches(':hover')).toBe(true);
  loading.approaches = 0;
  return shown;
}

const input = page.getByRole('combobox', { name: 'Question' });
const option = (name: string) => page.getByRole('option', { name });
const remove = (label: string) => page.getByRole('button', { name: `Remove ${label}` });

const country = { widget: 'country', placeholder: 'Select Country *' } as const;
const several = { widget: 'multi-select', type: 'array', choices: channels } as const;

describe('Before its list is loaded, a box', () => {
  const states: [string, Question][] = [
    ['empty', country],
    ['answered', { ...country, value: 'Germany' }],
    ['invalid', { ...country, invalid: true }],
    ['read-only', { ...country, value: 'Germany', readOnly: true }],
    ['disabled', { widget: 'region', options: { country: '/answers/none' } }],
    ['without a choice', several],
    ['with choices', { ...several, value: [11, 13] }],
    ['with more choices than fit in a line', { ...several, value: [11, 12, 13, 14] }],
    ['read-only, with choices', { ...several, value: [11, 13], readOnly: true }],
  ];

  test.each(states)('looks the same as after it: %s', async (_, question) => {
    await showBox(question);
    const boxes = () => {
      for (const transition of document.getAnimations()) transition.finish();
      return [...document.querySelectorAll<HTMLElement>('form *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isSeen = element.matches(
          'input, svg, .MuiOutlinedInput-root, .MuiAutocomplete-tag, button',
        );
        if (!isSeen || getComputedStyle(element).visibility === 'hidden') return [];
        const { color, borderColor, fontSize } = getComputedStyle(element);
        return [{ element: element.tagName, x, y, width, height, color, borderColor, fontSize }];
      });
    };
    const before = boxes();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    expect(boxes()).toEqual(before);
  });

  test('has buttons that a finger hits, before and after it', async () => {
    await showBox({ ...country, value: 'Germany' });
    const sizes = () =>
      page
        .getByRole('button', { name: /^(Open|Clear)$/ })
        .elements()
        .map((button) => button.getBoundingClientRect())
        .map(({ width, height }) => [width, height]);
    expect(sizes()).toEqual([[44, 44]]);
    load();
    await input.click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(sizes).toEqual([
      [44, 44],
      [44, 44],
    ]);
  });

  test.each(states)('has the same role, name and states: %s', async (_, question) => {
    await showBox(question);
    const attributes = () => {
      const element = input.element();
      const names = element
        .getAttributeNames()
        .filter((name) => !['class', 'value'].includes(name));
      return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
    };
    const before = attributes();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    expect(attributes()).toEqual(before);
  });

  test('has its list loaded when the pointer or focus comes to it', async () => {
    await showBox(country);
    expect(loading.approaches).toBe(0);
    await userEvent.hover(input);
    await expect.poll(() => loading.approaches).toBe(1);
    await userEvent.tab();
    await expect.poll(() => loading.approaches).toBe(2);
  });

  test('keeps what is selected in it when the list takes its place', async () => {
    await showBox({ ...country, value: 'Germany' });
    const box = input.element() as HTMLInputElement;
    box.focus();
    box.select();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    await userEvent.keyboard('fra');
    await expect.element(input).toHaveValue('fra');
    await expect.element(option('France')).toBeVisible();
  });

  test('takes a full name as an answer', async () => {
    const shown = await showBox(country);
    await userEvent.type(input, 'germany');
    await userEvent.tab();
    expect(shown.answer()).toBe('Germany');
    await expect.element(input).toHaveValue('Germany');
  });

  test('takes a full name at Enter, which submits nothing', async () => {
    const shown = await showBox(country);
    const submit = vi.fn();
    document.querySelector('form')?.addEventListener('submit', submit);
    await userEvent.type(input, 'germany{Enter}');
    expect(shown.answer()).toBe('Germany');
    expect(submit).not.toHaveBeenCalled();
  });

  test('keeps a text that is no answer once it is left, also when its list is loaded', async () => {
    const shown = await showBox({ ...country, value: 'Germany' });
    await userEvent.fill(input, 'xyz');
    await userEvent.tab();
    await expect.element(input).toHaveValue('xyz');
    await expect.element(input).toHaveAccessibleDescription(/“xyz” is not in the list/);
    expect(shown.answer()).toBeUndefined();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    await expect.element(input).toHaveValue('xyz');
  });

  test('removes a choice', async () => {
    const shown = await showBox({ ...several, value: [11, 13] });
    await userEvent.click(remove('Email marketing'));
    expect(shown.answer()).toEqual([13]);
  });
});

describe('When its list is loaded, a box', () => {
  test('goes on with the text that is being typed', async () => {
    const shown = await showBox(country);
    await userEvent.type(input, 'germ');
    load();
    await expect.element(option('Germany')).toBeVisible();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('a{Enter}');
    expect(shown.answer()).toBe('Germany');
    expect(shown.onBlur).not.toHaveBeenCalled();
  });

  test('goes on with a text typed over an answer', async () => {
    await showBox({ ...country, value: 'Germany' });
    await userEvent.fill(input, 'spa');
    load();
    await expect.element(option('Spain')).toBeVisible();
    await expect.element(input).toHaveValue('spa');
  });

  test('opens it where the box was clicked', async () => {
    await showBox(country);
    await userEvent.click(input);
    load();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.element(input).toHaveFocus();
  });

  test('opens it where its button was pressed', async () => {
    await showBox(country);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    load();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await expect.element(input).toHaveFocus();
  });

  test('opens it after an arrow key', async () => {
    await showBox(several);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    load();
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });

  test('leaves it closed where the box only has focus', async () => {
    await showBox(country);
    await userEvent.tab();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    await expect.element(input).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('leaves focus at the button of a choice', async () => {
    await showBox({ ...several, value: [11, 13] });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(remove('Social media')).toHaveFocus();
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    await expect.element(remove('Social media')).toHaveFocus();
  });

  test('takes no focus from elsewhere', async () => {
    await showBox(country);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    load();
    await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});
