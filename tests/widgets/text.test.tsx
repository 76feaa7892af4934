// Proves that a text is trimmed once it is left, and that keyboards of phones suit its kind.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

test('gives the text as it is typed', async () => {
  const shown = await showWidget({ widget: 'text' });
  await userEvent.type(input, 'Acme Inc');
  expect(shown.answer()).toBe('Acme Inc');
});

test('an emptied text is no answer', async () => {
  const shown = await showWidget({ widget: 'text', value: 'Acme' });
  await userEvent.clear(input);
  expect(shown.onChange).toHaveBeenCalled();
  expect(shown.answer()).toBeUndefined();
});

test('a new answer from outside is shown', async () => {
  const shown = await showWidget({ widget: 'text', value: 'Acme' });
  shown.give('Other');
  await expect.element(input).toHaveValue('Other');
  shown.give(undefined);
  await expect.element(input).toHaveValue('');
});

test('says its label, help, state and autofill token', async () => {
  await showWidget({
    widget: 'text',
    required: true,
    invalid: true,
    help: 'As registered',
    autoComplete: 'organization',
    name: 'company',
  });
  await expect.element(input).toHaveAccessibleDescription('As registered');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).not.toHaveAttribute('required');
  await expect.element(input).toHaveAttribute('autocomplete', 'organization');
  await expect.element(input).toHaveAttribute('name', 'company');
});

test('a read-only text can be focused but not changed', async () => {
  const shown = await showWidget({ widget: 'text', value: ' Acme ', readOnly: true });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('x');
  await userEvent.tab();
  expect(shown.onChange).not.toHaveBeenCalled();
});

describe('when it is left', () => {
  for (const widget of ['text', 'email', 'url', 'textarea'] as const) {
    test(`${widget} is trimmed, and only then reported as left`, async () => {
      const shown = await showWidget({ widget, value: 'https://acme.example \u200b' });
      shown.onBlur.mockImplementation(() => expect(shown.answer()).toBe('https://acme.example'));
      await userEvent.tab();
      await userEvent.tab();
      expect(shown.onBlur).toHaveBeenCalledOnce();
      expect(shown.answer()).toBe('https://acme.example');
    });
  }

  test('blanks and invisible characters alone are no answer', async () => {
    const shown = await showWidget({ widget: 'text', value: ' \u200b ' });
    await userEvent.tab();
    await userEvent.tab();
    expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
  });

  test('nothing is trimmed where the definition says so', async () => {
    const shown = await showWidget({ widget: 'text', value: ' a ', options: { trim: false } });
    await userEvent.tab();
    await userEvent.tab();
    expect(shown.onChange).not.toHaveBeenCalled();
    expect(shown.onBlur).toHaveBeenCalledOnce();
  });
});

test('an email address gets the keyboard of one, and nothing corrects it', async () => {
  await showWidget({ widget: 'email' });
  for (const [name, value] of [
    ['type', 'email'],
    ['inputmode', 'email'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
  ] as const) {
    await expect.element(input).toHaveAttribute(name, value);
  }
});

test('a web address gets the keyboard of one, and nothing corrects it', async () => {
  await showWidget({ widget: 'url' });
  for (const [name, value] of [
    ['type', 'url'],
    ['inputmode', 'url'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
  ] as const) {
    await expect.element(input).toHaveAttribute(name, value);
  }
});

test('a textarea shows four lines, or as many as the definition says', async () => {
  await showWidget({ widget: 'textarea' });
  await expect.element(input).toHaveAttribute('rows', '4');
  await showWidget({ widget: 'textarea', id: 'other', options: { rows: 8 } });
  expect(document.querySelector('#other')).toHaveAttribute('rows', '8');
});

test('a textarea keeps its lines', async () => {
  const shown = await showWidget({ widget: 'textarea' });
  await userEvent.type(input, 'one{Enter}two');
  expect(shown.answer()).toBe('one\ntwo');
});

test('keyboards of phones leave a user name as it is typed', async () => {
  await showWidget({ widget: 'text', autoComplete: 'username' });
  await expect.element(input).toHaveAttribute('autocapitalize', 'none');
  await expect.element(input).toHaveAttribute('autocorrect', 'off');
  await expect.element(input).toHaveAttribute('spellcheck', 'false');
});

test.each([
  ['section-guest given-name', 'words'],
  ['organization', 'words'],
  ['address-line1', 'words'],
  ['shipping postal-code', 'characters'],
  ['home email', 'none'],
])(
  'keyboards of phones write %s with %s in capitals, and correct nothing',
  async (token, capitals) => {
    await showWidget({ widget: 'text', autoComplete: token });
    await expect.element(input).toHaveAttribute('autocapitalize', capitals);
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
  },
);

test('keyboards of phones correct other texts as they do everywhere', async () => {
  await showWidget({ widget: 'text' });
  await expect.element(input).not.toHaveAttribute('autocapitalize');
  await expect.element(input).not.toHaveAttribute('spellcheck');
});

test.each([
  ['email', ' ada@example.com ', 'ada@example.com'],
  ['text', 'one\nline', 'oneline'],
] as const)(
  'an answer from elsewhere is given as the browser shows it: %s',
  async (widget, value, answer) => {
    const shown = await showWidget({ widget, value });
    await expect.element(input).toHaveValue(answer);
    await expect.poll(() => shown.answer()).toBe(answer);
  },
);
