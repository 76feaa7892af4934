// Proves that a phone number is given as E.164 with the country that its visitor has, types or chooses.
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setTextSize } from './set-text-size.ts';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Phone' });
const code = page.getByRole('combobox', { name: 'Country calling code' });

const question = {
  widget: 'phone',
  label: 'Phone',
  options: { defaultCountry: 'US', defaultCountryFrom: 'country_code' },
} as const;

test('gives the number as E.164 and shows it as people write it', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '2025550123');
  expect(shown.answer()).toBe('+12025550123');
  await expect.element(input).toHaveValue('(202) 555-0123');
});

test('an emptied number is no answer', async () => {
  const shown = await showWidget({ ...question, value: '+12025550123' });
  await userEvent.clear(input);
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
  await expect.element(code).toHaveDisplayValue('United States (+1)');
});

describe('the country at first is', () => {
  test('the stored one', async () => {
    await showWidget({ ...question, stored: { country_code: 'DE' } });
    await expect.element(code).toHaveDisplayValue('Germany (+49)');
  });

  test('the definition’s, if none is stored', async () => {
    await showWidget(question);
    await expect.element(code).toHaveDisplayValue('United States (+1)');
  });

  test.each(['AQ', '??', ''])(
    'the definition’s, if the stored one, "%s", has no phones',
    async (stored) => {
      await showWidget({ ...question, stored: { country_code: stored } });
      await expect.element(code).toHaveDisplayValue('United States (+1)');
    },
  );

  test('none, if nobody knows one', async () => {
    await showWidget({ ...question, options: {} });
    await expect.element(code).toHaveDisplayValue('International');
  });
});

describe('a number from elsewhere', () => {
  test('is shown with its country', async () => {
    const shown = await showWidget({ ...question, value: '+442079460018' });
    await expect.element(code).toHaveDisplayValue('United Kingdom (+44)');
    await expect.element(input).toHaveValue('020 7946 0018');
    expect(shown.onChange).not.toHaveBeenCalled();
  });

  test('is shown when it comes late', async () => {
    const shown = await showWidget(question);
    shown.give('+4930123456');
    await expect.element(code).toHaveDisplayValue('Germany (+49)');
    await expect.element(input).toHaveValue('030 123456');
  });

  test('becomes E.164 if it is written in another way', async () => {
    const shown = await showWidget({ ...question, value: '(202) 555-0123' });
    await expect.poll(() => shown.answer()).toBe('+12025550123');
    await expect.element(input).toHaveValue('(202) 555-0123');
  });

  test('is taken back if it is none', async () => {
    const shown = await showWidget({ ...question, value: 'call me' });
    await expect.poll(() => shown.onChange.mock.lastCall).toEqual([undefined]);
  });
});

test('choosing another country changes the number', async () => {
  const shown = await showWidget(question);
  await userEvent.selectOptions(code, 'Germany (+49)');
  await userEvent.type(input, '030123456');
  expect(shown.answer()).toBe('+4930123456');
});

describe('the list of calling codes', () => {
  for (const [typed, chosen] of [
    ['ger', 'Germany (+49)'],
    ['uk', 'United Kingdom (+44)'],
    ['holl', 'Netherlands (+31)'],
    ['united k', 'United Kingdom (+44)'],
    ['Deutschl', 'Germany (+49)'],
    ['353', 'Ireland (+353)'],
  ] as const) {
    test(`finds ${chosen} by "${typed}", and keeps the focus`, async () => {
      await showWidget(question);
      await userEvent.tab();
      await userEvent.keyboard(typed);
      await expect.element(code).toHaveDisplayValue(chosen);
      await expect.element(code).toHaveFocus();
    });
  }

  test('keeps the focus when an arrow key chooses', async () => {
    await showWidget(question);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(code).toHaveFocus();
  });

  test('begins with the product’s countries', async () => {
    await showWidget({ ...question, options: { ...question.options, first: ['US', 'CA'] } });
    const first = page.getByRole('option').elements().slice(0, 2);
    expect(first.map((option) => option.textContent)).toEqual([
      'United States (+1)',
      'Canada (+1)',
    ]);
  });
});

test('undo and redo go through the digits that were typed', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '2025550123');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(input).toHaveValue('(202) 555-01');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
  await expect.element(input).toHaveValue('(202) 555-0123');
  expect(shown.answer()).toBe('+12025550123');
});

test('two zeros are a plus', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '00442079460018');
  await expect.element(code).toHaveDisplayValue('United Kingdom (+44)');
  expect(shown.answer()).toBe('+442079460018');
});

test('an extension is left out, with a word about it', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '2133734253 ext. 12');
  expect(shown.answer()).toBe('+12133734253');
  await expect.element(input).toHaveValue('(213) 373-4253');
  await expect
    .element(input)
    .toHaveAccessibleDescription('Only the number was kept, the rest was left out');
});

test('a length that the country does not have is asked about once the number is left', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '213373425');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('Is this right?');
  expect(shown.answer()).toBe('+1213373425');
  await userEvent.type(input, '3');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('typing a plus and a code chooses the country', async () => {
  const shown = await showWidget(question);
  await userEvent.type(input, '+442079460018');
  await expect.element(code).toHaveDisplayValue('United Kingdom (+44)');
  expect(shown.answer()).toBe('+442079460018');
});

test('is left as one', async () => {
  const shown = await showWidget(question);
  await userEvent.tab();
  await expect.element(code).toHaveFocus();
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('says its help, state and autofill token, and fetches nothing', async () => {
  await showWidget({
    ...question,
    required: true,
    invalid: true,
    help: 'Mobile is best',
    autoComplete: 'tel',
  });
  await expect.element(input).toHaveAccessibleDescription('Mobile is best');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAttribute('autocomplete', 'tel');
  await expect.element(input).toHaveAttribute('type', 'tel');
  expect(document.querySelector('img')).toBeNull();
});

test('a read-only number keeps number and country', async () => {
  await showWidget({ ...question, value: '+442079460018', readOnly: true });
  await expect.element(input).toHaveAttribute('readonly');
  expect(page.getByRole('option').elements()).toHaveLength(1);
});

test('the code of the country is seen whole, also in large text, beside the number on a phone, above it with less room', async () => {
  await page.viewport(360, 800);
  await showWidget({ ...question, stored: { country_code: 'GB' } });
  const boxes = () => [code, input].map((part) => part.element().getBoundingClientRect());
  const expectSeen = () => {
    const shown = page.getByText('GB +44', { exact: true }).element().getBoundingClientRect();
    // The arrow takes 32 px.
    expect(shown.right).toBeLessThanOrEqual((boxes()[0]?.right ?? Number.NaN) - 32);
  };
  const [country, number] = boxes();
  expect(number?.left).toBeGreaterThanOrEqual(country?.right ?? Number.NaN);
  expectSeen();
  setTextSize(24);
  expectSeen();
  setTextSize(16);
  await page.viewport(240, 800);
  const [upper, lower] = boxes();
  expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? Number.NaN);
  expect(document.documentElement.scrollWidth).toBe(240);
});

describe('a text that is no number', () => {
  const note = (text: string) => `“${text}” is not a phone number. Please enter digits`;

  for (const text of ['call me', '12 ask for Ada', '1-800-FLOWERS', '+', '2025x55']) {
    test(`stays in the box in place of an answer, with a message once it is left: "${text}"`, async () => {
      const shown = await showWidget(question);
      await userEvent.click(input);
      await input.fill(text);
      await expect.element(input).toHaveValue(text);
      expect(shown.answer()).toBeUndefined();
      await userEvent.tab();
      await expect.element(input).toHaveValue(text);
      await expect.element(input).toHaveAccessibleDescription(note(text));
      expect(shown.answer()).toBeUndefined();
    });
  }

  test('gets its message at Enter, before the form is sent', async () => {
    await showWidget(question);
    await userEvent.type(input, 'call me{Enter}');
    await expect.element(input).toHaveAccessibleDescription(note('call me'));
  });

  test('stays as it is pasted, over a number', async () => {
    const shown = await showWidget({ ...question, value: '+12025550123' });
    await input.fill('ask Ada, 5 pm');
    await expect.element(input).toHaveValue('ask Ada, 5 pm');
    expect(shown.answer()).toBeUndefined();
  });

  test('gives way to the number that it is corrected to, with the chosen country', async () => {
    const shown = await showWidget(question);
    await userEvent.selectOptions(code, 'Germany (+49)');
    await userEvent.type(input, '030x');
    await userEvent.tab();
    await expect.element(input).toHaveAccessibleDescription(note('030x'));
    await userEvent.click(input);
    await userEvent.keyboard('{End}{Backspace}123456');
    expect(shown.answer()).toBe('+4930123456');
    await expect.element(input).toHaveValue('030 123456');
    await expect.element(input).not.toHaveAccessibleDescription(note('030x'));
    await expect.element(code).toHaveDisplayValue('Germany (+49)');
  });

  test('gives way to the number before it, where it is taken back', async () => {
    const shown = await showWidget({ ...question, value: '+12025550' });
    await userEvent.click(input);
    await userEvent.keyboard('{End}x');
    expect(shown.answer()).toBeUndefined();
    await userEvent.keyboard('{Backspace}');
    expect(shown.answer()).toBe('+12025550');
  });

  test('stays when another country is chosen, and gives way to an answer from elsewhere', async () => {
    const shown = await showWidget(question);
    await userEvent.type(input, 'mine');
    await userEvent.selectOptions(code, 'Germany (+49)');
    await expect.element(input).toHaveValue('mine');
    shown.give('+442079460018');
    await expect.element(input).toHaveValue('020 7946 0018');
  });
});

test('digits of other scripts are read, and the caret stays behind them', async () => {
  const shown = await showWidget({ ...question, value: '+12025550123' });
  await userEvent.click(input);
  await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
  await userEvent.keyboard('٣');
  expect(shown.answer()).toBe('+13025550123');
  await userEvent.keyboard('{Delete}४');
  expect(shown.answer()).toBe('+13425550123');
});

test('countries are sorted by the language of the page, from a sorted list, and not again for a key', async () => {
  const compare = vi.spyOn(String.prototype, 'localeCompare');
  await showWidget({ ...question, options: { first: ['US'] } });
  const count = (await code.getByRole('option').all()).length;
  expect(count).toBeGreaterThan(200);
  expect(new Set(compare.mock.calls.map(([, language]) => language))).toEqual(new Set(['en']));
  expect(compare.mock.calls.length).toBeLessThan(3 * count);
  compare.mockClear();
  await userEvent.type(input, '2025550123');
  expect(compare).not.toHaveBeenCalled();
  compare.mockRestore();
});
