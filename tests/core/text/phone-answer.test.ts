// Proves that phone numbers are read in the groups of their country, whatever the direction of the text.
import { expect, it } from 'vitest';
import { phoneAnswer } from '../../../src/core/text/phone-answer.ts';

const written = (answer: unknown, language = 'en') =>
  phoneAnswer(answer, language)?.replaceAll('\u00a0', ' ');

it.each([
  ['+441632960123', '+44 1632 960123'],
  ['+12015550123', '+1 201 555 0123'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+4930123456', '+49 30 123456'],
  // Not long enough yet.
  ['+4416', '+44 16'],
])('%s is read as %s', (answer, read) => {
  expect(written(answer)).toBe(read);
});

it.each([undefined, '', 'call me', 7, {}, '+'])('%j is no number', (answer) => {
  expect(phoneAnswer(answer, 'en')).toBeUndefined();
});

it('the plus stays before the number in Arabic', () => {
  expect(written('+441632960123', 'ar')).toBe('\u200e+44 1632 960123');
});

it('a number stays on one line', () => {
  expect(phoneAnswer('+441632960123', 'en')).not.toContain(' ');
});
