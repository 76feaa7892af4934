// Proves that a box for a text, a number or a code shows its answer after any typing, pasting and leaving.
import { getCountryCallingCode } from 'react-phone-number-input/min';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { boxesOf } from './shown-boxes.ts';
import { type Subject, text, walkBoxes } from './walk-boxes.ts';

const clearedBy = '/answers/other';
const limited = { type: 'number', minimum: { $data: '1/other' } } as unknown as JsonSchema;
const number: Subject = {
  box: limited,
  other: { type: 'number' },
  ui: { box: { 'ui:options': { unit: 'kg' } } },
  answers: [0, 12, -1.5, 1234567.25, 0.1 + 0.2, 1e21],
  otherAnswers: [10, 2000, undefined],
  shows: (answer) =>
    typeof answer === 'number'
      ? answer.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
      : String(answer),
  typed: [
    '12',
    ' 1,5 ',
    '1.234,50',
    '1,234.50',
    '1 000',
    '1e3',
    '-',
    '+5',
    '٣',
    'twelve',
    '00',
    '5 kg',
    '.5',
    '12345678901234567890',
    ' ',
    '',
  ],
};
const amount: Subject = {
  ...number,
  ui: { box: { 'ui:widget': 'amount', 'ui:options': { currency: 'EUR' } } },
  shows: (answer) => asAmount(answer, 'en'),
};

function asAmount(answer: unknown, language: string) {
  return typeof answer === 'number'
    ? answer.toLocaleString(language, {
        minimumFractionDigits: Number.isInteger(answer) ? 0 : 2,
        maximumFractionDigits: 20,
      })
    : String(answer);
}

const code: Subject = {
  box: { ...text, pattern: '^[A-Z]{2}-\\d{4}$' },
  other: text,
  ui: { box: { 'ui:options': { mask: 'AA-9999', clearedBy } } },
  answers: ['AB-1234', 'XY-0001'],
  otherAnswers: ['a', 'b', undefined],
  typed: [
    'ab1234',
    'AB-1234',
    ' ab 12',
    '1',
    'a',
    'ab-12345',
    'é1',
    '34',
    '-',
    '--',
    ' ',
    'zz',
    '',
  ],
};

walkBoxes(
  {
    'a text': {
      ...code,
      box: { ...text, maxLength: 5 },
      ui: { box: { 'ui:options': { clearedBy } } },
      answers: ['x', ' x ', 'a\nb', '12345'],
      typed: ['x', ' x', 'x ', ' ', '   ', 'abcdefg', '\t', ''],
    },
    'an email': {
      ...code,
      box: { ...text, format: 'email' },
      ui: { box: { 'ui:options': { clearedBy } } },
      answers: ['a@example.com'],
      typed: ['a@example.com', ' a@example.com ', 'a@', ' ', 'a @b', 'ä@exämple.com', ''],
    },
    'several lines': {
      ...code,
      box: { ...text, maxLength: 5 },
      ui: { box: { 'ui:widget': 'textarea', 'ui:options': { clearedBy } } },
      answers: ['x', 'a\nb', 'a\r\nb', '12345'],
      typed: ['x', ' x', '\n', 'a\nb', ' ', 'abcdefg', ''],
    },
    'a number': number,
    'an amount': amount,
    'a German amount': { ...amount, language: 'de', shows: (answer) => asAmount(answer, 'de') },
    'a code with a mask': code,
    'a bank account': {
      ...code,
      box: { ...text, format: 'iban' },
      ui: { box: { 'ui:options': { clearedBy } } },
      answers: ['DE89370400440532013000', 'GB29NWBK60161331926819'],
      typed: ['DE89 3704 0044 0532 0130 00', 'de89', '-', '1', ' ', 'IBAN', '0532', ''],
      shows: (answer) => String(answer).replace(/.{4}(?=.)/g, '$& '),
    },
    'a code from a message': {
      ...code,
      box: { ...text, pattern: '^\\d{6}$' },
      ui: { box: { 'ui:widget': 'one-time-code', 'ui:options': { clearedBy } } },
      answers: ['123456'],
      typed: ['123456', '123 456', '123-456', ' ', '-', 'abc', '1', ''],
    },
    'a phone number': {
      ...code,
      box: { ...text, format: 'phone' },
      ui: { box: { 'ui:options': { clearedBy, defaultCountry: 'US' } } },
      answers: ['+12025550123', '+4930123456', '+442079460018'],
      typed: [
        '2025550123',
        '+49 (0)30 123456',
        '00442079460018',
        '(202) 555-0123 ext. 12',
        'abc',
        '+',
        '5',
        '-',
        '030/123456',
        ' ',
        '٢٠٢',
        '',
      ],
      read: ([shown]) => (shown === undefined ? [] : [readPhone(shown)]),
      advises: true,
    },
  },
  [5],
);

/** Returns a number as people write it in E.164. */
function readPhone(shown: string): string {
  const digits = shown.replace(/\D/g, '');
  if (shown.startsWith('+')) return `+${digits}`;
  const country = boxesOf('Box').find((box) => box.matches('select'))?.value as 'US';
  if (!country) return shown;
  const code = getCountryCallingCode(country);
  // Numbers of North America have no zero in front.
  return `+${code}${code === '1' ? digits : digits.replace(/^0/, '')}`;
}
