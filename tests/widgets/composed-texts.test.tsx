// Proves that text from an input method reaches each widget as it was composed, and that no key of it acts before.
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { type Question, showWidget } from './show-widget.tsx';

const box = page.getByLabelText('Question').first();
const options = { mask: 'AA-99-99' };
const phone: Question = { widget: 'phone', options: { defaultCountry: 'GB' } };
const choices = ['日本', '東京'].map((label) => ({ value: label, label }));

/** Each text is composed sign by sign, then replaced by another one. */
test.each<
  [name: string, Question, composed: string, chosen: string, shown: string, answer: unknown]
>([
  ['text', { widget: 'text' }, 'にほん', '日本', '日本', '日本'],
  ['textarea', { widget: 'textarea' }, 'にほん', '日本', '日本', '日本'],
  ['password', { widget: 'password' }, 'abc', 'abc', 'abc', 'abc'],
  ['email', { widget: 'email' }, 'ada', 'ada@b.example', 'ada@b.example', 'ada@b.example'],
  ['a phone number', phone, '02079460958', '02079460958', '020 7946 0958', '+442079460958'],
  [
    'wide digits of one',
    phone,
    '０２０７９４６０９５８',
    '０２０７９４６０９５８',
    '020 7946 0958',
    '+442079460958',
  ],
  ['a masked code', { widget: 'code', options }, 'ab1234', 'ab1234', 'AB-12-34', 'AB-12-34'],
  ['wide digits of a code', { widget: 'one-time-code' }, '１２３４', '１２３４', '1234', '1234'],
  [
    'a grouped code',
    { widget: 'code', options: { groups: true } },
    'de89370400',
    'de89370400',
    'DE89 3704 00',
    'DE89370400',
  ],
  [
    'wide digits of a number',
    { widget: 'number', type: 'integer' },
    '１２３４',
    '１２３４',
    '1234',
    1234,
  ],
  ['a choice', { widget: 'search-select', choices }, 'にほ', '日本', '日本', '日本'],
])('%s', async (_, question, composed, chosen, shown, answer) => {
  const field = await showWidget(question);
  await userEvent.click(box);
  await compose(composed, chosen);
  await userEvent.keyboard('{Tab}');
  await expect.element(box, { timeout: 5000 }).toHaveValue(shown);
  expect(field.answer()).toBe(answer);
});

test('Enter takes a part of a composed text, and neither trims nor leaves the whole', async () => {
  const field = await showWidget({ widget: 'text' });
  await userEvent.click(box);
  await composed('ご ');
  const enter = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true };
  box.element().dispatchEvent(new KeyboardEvent('keydown', enter));
  await insert('ご 飯');
  await expect.element(box, { timeout: 5000 }).toHaveValue('ご 飯');
  expect(field.answer()).toBe('ご 飯');
});

/** Composes a text sign by sign, and replaces it by the one that was chosen. */
async function compose(text: string, chosen: string) {
  for (let end = 1; end <= text.length; end++) await composed(text.slice(0, end));
  await insert(chosen);
}

const composed = (text: string) =>
  send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

const insert = (text: string) => send('Input.insertText', { text });

function send(method: string, parameters: object): Promise<unknown> {
  const session = cdp() as unknown as { send: typeof send };
  return session.send(method, parameters);
}
