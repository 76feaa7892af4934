// Proves that keys that come faster than a page's timers keep their order in every field that formats what is typed.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Question, showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

const code = (options: object): Question => ({ widget: 'code', options: { ...options } });
const phone: Question = { widget: 'phone', options: { defaultCountry: 'GB' } };
const us: Question = { widget: 'phone', options: { defaultCountry: 'US' } };

type Case = [name: string, Question, typed: string, shown: string, answer: string];

const phones: Case[] = [
  ['a phone number', phone, '02079460958', '020 7946 0958', '+442079460958'],
  ['a phone number in brackets', us, '2025550123', '(202) 555-0123', '+12025550123'],
  ['an international one', us, '+442079460958', '+44 20 7946 0958', '+442079460958'],
];

const codes: Case[] = [
  ['a masked code', code({ mask: 'AA-99-99' }), 'ab1234', 'AB-12-34', 'AB-12-34'],
  ['a grouped code', code({ groups: true }), 'de89370400', 'DE89 3704 00', 'DE89370400'],
];

/** The library of phone numbers moves the caret later on Android. */
const systems: [name: string, Case[]][] = [
  ['Linux x86_64', [...phones, ...codes]],
  ['Linux; Android 15; Pixel 9', phones],
];

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgent');
});

for (const [system, fields] of systems) {
  test.each(fields)(`${system}: %s`, async (_, question, typed, shown, answer) => {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 Chrome/156.0.0.0`;
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    const field = await showWidget(question);
    await userEvent.click(input);
    await typeBetweenTimers(typed);
    await expect.element(input).toHaveValue(shown);
    expect(field.answer()).toBe(answer);
  });
}

test('a digit in the middle of a number keeps the caret behind it, and Backspace removes the one before', async () => {
  const field = await showWidget({ ...us, value: '+12025550123' });
  await userEvent.click(input);
  const element = input.element() as HTMLInputElement;
  element.setSelectionRange(7, 7);
  await typeBetweenTimers('98');
  await expect.element(input).toHaveValue('202598550123');
  expect(element.selectionStart).toBe(6);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('(202) 555-0123');
  expect(field.answer()).toBe('+12025550123');
  expect(element.selectionStart).toBe(7);
});

/** Types each two keys between a timer that the first one starts and one that the second one starts. */
async function typeBetweenTimers(text: string) {
  for (let index = 0; index < text.length; index += 2) {
    const [one = '', other] = text.slice(index, index + 2);
    press(one);
    // A script that presses a key holds back what a key of a visitor lets run after it.
    await Promise.resolve();
    const passed = new Promise((done) => setTimeout(done));
    if (other !== undefined) press(other);
    await passed;
  }
}

const press = (key: string) => document.execCommand('insertText', false, key);
