// Proves that the list of countries draws the rows in sight, gives the name that is sent, and stores the code.
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('combobox', { name: 'Country' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

const highlighted = () => {
  const id = input.element().getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

/** Waits until all that React has begun to draw is on the screen. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const question = {
  widget: 'country',
  label: 'Country',
  placeholder: 'Select Country *',
  options: { first: ['US'], storeCode: 'country_code' },
} as const;

/** The number of countries, and of the rows that are in the page. */
const listed = () => Number(page.getByRole('option').first().element().ariaSetSize);

test('opens with about 250 countries and the first ones on top', async () => {
  await showWidget(question);
  await expect.element(input).toHaveAttribute('placeholder', 'Select Country *');
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(options().slice(0, 2)).toEqual(['United States', 'Afghanistan']);
  expect(listed()).toBeGreaterThan(240);
});

test('draws the rows in sight in the first paint, those near them later, and no others', async () => {
  await showWidget(question);
  (input.element() as HTMLElement).focus();
  const counts: number[] = [];
  const watch = new MutationObserver(() => counts.push(options().length));
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBeGreaterThan(8);
  watch.disconnect();
  expect(Math.min(...counts.filter(Boolean))).toBe(8);
  expect(options().length).toBeLessThan(48);
});

test('watches for rows that come near only once the list is painted', async () => {
  await showWidget(question);
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await Promise.resolve();
  expect(options()).toHaveLength(8);
  expect(observe).not.toHaveBeenCalled();
  await expect.poll(() => observe.mock.calls.length).toBeGreaterThan(0);
  observe.mockRestore();
});

test('keys lead from any row to any other, however fast they come, and say where it is', async () => {
  await showWidget(question);
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const rows = listed();
  const press = (key: string, times = 1) => {
    for (let time = 0; time < times; time++)
      input.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const id = input.element().getAttribute('aria-activedescendant') ?? '';
    return Number(document.getElementById(id)?.ariaPosInSet);
  };
  expect(press('End')).toBe(rows);
  expect(highlighted()).toBe('Zimbabwe');
  expect(press('ArrowDown')).toBe(1);
  expect(press('PageDown', 12)).toBe(61);
  expect(press('ArrowDown', 30)).toBe(91);
  expect(press('PageUp', 20)).toBe(1);
  expect(press('ArrowUp')).toBe(rows);
  expect(press('ArrowUp', 50)).toBe(rows - 50);
  expect(press('Home')).toBe(1);
  expect(options().length).toBeLessThan(rows);
});

test('a pressed box takes focus before its list is there, so that both are rendered at once', async () => {
  await showWidget(question);
  await input.click();
  await userEvent.tab();
  let isOpenAtFocus: boolean | undefined;
  const note = () => {
    isOpenAtFocus = document.querySelector('[role="listbox"]') !== null;
  };
  input.element().addEventListener('focus', note, { once: true });
  await input.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(isOpenAtFocus).toBe(false);
});

test('a list that opens at its answer has the rows around it in the first paint', async () => {
  await showWidget({ ...question, value: 'Germany' });
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = page.getByRole('option', { name: 'Germany' });
  await expect.element(chosen).toBeInViewport();
  await drawn();
  await expect.element(chosen).toBeInViewport();
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
});

test('a list is as high before its rows are drawn as after, and has no gap in sight', async () => {
  await showWidget(question);
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const list = page.getByRole('listbox').element();
  const heights = [list.scrollHeight];
  await expect.poll(() => options().length).toBeGreaterThan(8);
  while (list.scrollTop + list.clientHeight < list.scrollHeight) {
    list.scrollTop += list.clientHeight;
    await drawn();
    heights.push(list.scrollHeight);
    const { left, top, height } = list.getBoundingClientRect();
    for (const part of [0.05, 0.5, 0.95])
      expect(
        document.elementFromPoint(left + 30, top + height * part)?.closest('[role="option"]'),
      ).not.toBeNull();
  }
  expect(new Set(heights).size, `${heights}`).toBe(1);
  expect(options().length).toBe(listed());
  expect(new Set(options()).size).toBe(listed());
});

test('a list stays at its box when the page above changes its height', async () => {
  await showWidget(question);
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const distance = () =>
    page.getByRole('listbox').element().getBoundingClientRect().top -
    input.element().getBoundingClientRect().bottom;
  await drawn();
  const before = distance();
  const notice = document.createElement('p');
  notice.style.height = '100px';
  input.element().closest('form, main, body')?.prepend(notice);
  await drawn();
  expect(distance()).toBe(before);
  notice.remove();
});

test('does not offer excepted countries', async () => {
  const shown = await showWidget({
    ...question,
    options: { first: ['US'], except: ['US', 'AF'] },
  });
  await userEvent.type(input, 'Afghanistan{Enter}');
  expect(shown.answer()).toBeUndefined();
  await userEvent.clear(input);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options()[0]).toBe('Åland Islands');
});

describe('finds', () => {
  for (const [typed, found] of [
    ['germ', 'Germany'],
    ['日本', 'Japan'],
  ] as const) {
    test(`${found} first by "${typed}"`, async () => {
      const shown = await showWidget(question);
      await userEvent.type(input, typed);
      await expect.poll(() => options()[0]).toBe(found);
      await userEvent.keyboard('{Enter}');
      expect(shown.answer()).toBe(found);
      await expect.element(input).toHaveValue(found);
    });
  }
});

test('shows the names of the visitor’s language, and gives those that are sent', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, 'cote d');
  await expect.poll(() => options()[0]).toBe('Côte d’Ivoire');
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toBe("Côte d'Ivoire, Republic of");
});

describe('left with', () => {
  for (const [typed, given] of [
    ['ger', 'Germany'],
    ['united', 'United States'],
    ['nowhere', undefined],
  ] as const) {
    test(`"${typed}" typed, it gives ${given ?? 'nothing'}`, async () => {
      const shown = await showWidget(question);
      await userEvent.type(input, typed);
      await userEvent.tab();
      expect(shown.answer()).toBe(given);
      await expect.element(input).toHaveValue(given ?? typed);
      expect(shown.onBlur).toHaveBeenCalledOnce();
    });
  }

  test.each([
    ['👩‍👧', /“👩‍👧” is not in the list/],
    ['\u200b', /^$/],
    ['W'.repeat(1e4), /^“W{50}…” is not in the list\. Please choose an entry$/],
  ])('%.9j pasted, it gives nothing', async (text, message) => {
    const shown = await showWidget(question);
    await userEvent.fill(input, text);
    await userEvent.tab();
    expect(shown.answer()).toBeUndefined();
    await expect.element(input).toHaveAccessibleDescription(message);
  });

  test('a text that nothing matches, it says so until that is changed', async () => {
    await showWidget(question);
    await userEvent.type(input, 'nowhere{Tab}');
    await expect.element(input).toHaveAccessibleDescription(/“nowhere” is not in the list/);
    await userEvent.fill(input, 'France');
    await expect.element(input).not.toHaveAccessibleDescription();
  });

  test('a text that nothing matches over an answer, it keeps the text alone', async () => {
    const shown = await showWidget({ ...question, value: 'Canada' });
    await userEvent.fill(input, 'nowhere');
    await userEvent.tab();
    await expect.element(input).toHaveValue('nowhere');
    expect(shown.answer()).toBeUndefined();
  });

  test('an emptied box, it has no answer', async () => {
    const shown = await showWidget({ ...question, value: 'Canada' });
    await userEvent.fill(input, 'nowhere');
    await userEvent.tab();
    await userEvent.fill(input, ' ');
    await userEvent.tab();
    await expect.element(input).toHaveValue('');
    await expect.element(input).not.toHaveAccessibleDescription();
    expect(shown.answer()).toBeUndefined();
  });

  test('a look at the list only, it keeps its answer', async () => {
    const shown = await showWidget({ ...question, value: 'Canada' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(shown.onChange).not.toHaveBeenCalled();
  });
});

test('a country that was typed in full is taken back elsewhere with its text', async () => {
  const shown = await showWidget(question);
  await userEvent.fill(input, 'Canada');
  await userEvent.tab();
  expect(shown.answer()).toBe('Canada');
  shown.give(undefined);
  await expect.element(input).toHaveValue('');
});

test('an answer from elsewhere takes the place of a text that nothing matches', async () => {
  const shown = await showWidget(question);
  await userEvent.fill(input, 'nowhere');
  await userEvent.tab();
  shown.give('France');
  await expect.element(input).toHaveValue('France');
  await expect.element(input).not.toHaveAccessibleDescription();
  shown.give(undefined);
  await expect.element(input).toHaveValue('');
});

test('an emptied country is no answer', async () => {
  const shown = await showWidget({ ...question, value: 'Canada' });
  await userEvent.clear(input);
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

describe('the code of a known country goes to the browser’s storage', () => {
  test('when it is chosen', async () => {
    const shown = await showWidget(question);
    await userEvent.type(input, 'germany{Enter}');
    await expect.poll(() => shown.stored).toEqual({ country_code: 'DE' });
  });

  test('when it comes from a draft or from prefilled data', async () => {
    const shown = await showWidget({ ...question, value: 'France' });
    await expect.poll(() => shown.stored).toEqual({ country_code: 'FR' });
    shown.give('Spain');
    await expect.poll(() => shown.stored).toEqual({ country_code: 'ES' });
  });

  test('but not where the definition names no item', async () => {
    const shown = await showWidget({ ...question, value: 'France', options: {} });
    expect(shown.stored).toEqual({});
  });
});

test('an unknown answer is taken back', async () => {
  const shown = await showWidget({ ...question, value: 'Atlantis' });
  await expect.poll(() => shown.onChange.mock.lastCall).toEqual([undefined]);
  expect(shown.stored).toEqual({});
});

test('a read-only country keeps its answer', async () => {
  const shown = await showWidget({ ...question, value: 'Canada', readOnly: true });
  await userEvent.click(input);
  await userEvent.keyboard('x{ArrowDown}{Enter}');
  expect(options()).toEqual([]);
  expect(shown.onChange).not.toHaveBeenCalled();
});
