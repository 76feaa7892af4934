// Proves that numbers and amounts are read and written by the rules of each language.
import { describe, expect, it } from 'vitest';
import { amountFormat, plainFormat } from '../../../src/widgets/parts/amounts.ts';

describe('a typed amount', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1234.5', 1234.5],
    ['en', '1 234 567', 1234567],
    ['en', '€1,200', 1200],
    ['en', '-1,000', -1000],
    ['en', '\u2212£5', -5],
    ['en', '5 €', 5],
    ['fr', '12€50', '12€50'],
    ['en', '', undefined],
    ['en', '1,5', '1,5'],
    ['en', '1,23,4', '1,23,4'],
    ['en', ' ten ', 'ten'],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234', 1234],
    ['de', '1.5', 1.5],
    ['de', '1,234.5', '1,234.5'],
    ['fr', '1 234 567,5', 1234567.5],
    ['de-CH', "1'234.5", 1234.5],
    ['en-IN', '12,34,567', 1234567],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ])('in %s, "%s" is %j', (language, typed, answer) => {
    expect(amountFormat(language).parse(typed)).toBe(answer);
  });

  it.each(['en', 'de', 'fr', 'es', 'de-CH', 'en-IN', 'ar', 'ar-EG', 'sv', 'he'])(
    'in %s is read as it is written',
    (language) => {
      const { parse, format } = amountFormat(language, 'EUR');
      for (const number of [0, 0.25, -3, 1000, 12345.67, -1234567, 0.0000001]) {
        expect(parse(format(number))).toBe(number);
      }
    },
  );
});

describe('an amount in its input', () => {
  it.each([
    ['en', 'EUR', 1200, '1,200'],
    ['en', 'EUR', 12.5, '12.50'],
    ['en', 'EUR', 12.345, '12.345'],
    ['en', undefined, 12.5, '12.5'],
    ['de', 'EUR', 1234567.5, '1.234.567,50'],
    ['en', 'JPY', 1234, '1,234'],
    ['en', 'EUR', 'ten', 'ten'],
    ['en', 'EUR', undefined, ''],
  ])('in %s of %s: %j is "%s"', (language, currency, answer, text) => {
    expect(amountFormat(language, currency).format(answer)).toBe(text);
  });

  it('has the sign of its currency where the language puts it', () => {
    expect(amountFormat('en', 'EUR').sign).toEqual({ text: '€', isBefore: true });
    expect(amountFormat('de', 'EUR').sign).toEqual({ text: '€', isBefore: false });
    expect(amountFormat('en').sign).toBeUndefined();
  });
});

describe('a plain number', () => {
  it.each([
    ['en', 120.5, '120.5'],
    ['en', 1987, '1987'],
    ['en', 0.0001, '0.0001'],
    ['de', 120.5, '120,5'],
    ['de', 19870.25, '19870,25'],
    ['fr', -3.5, '-3,5'],
    ['es', 1234.5, '1234,5'],
    ['ar-EG', 12.5, '١٢٫٥'],
  ])('in %s, %j is written "%s", and read as it is written', (language, number, text) => {
    const { parse, format } = plainFormat(language);
    expect(format(number)).toBe(text);
    expect(parse(text)).toBe(number);
    expect(parse(String(number))).toBe(number);
  });

  it('has no exponent', () => {
    expect(plainFormat('en').format(1e-7)).toBe('0.0000001');
  });

  it('may have its thousands set apart where it is typed', () => {
    expect(plainFormat('de').parse('1.234')).toBe(1234);
    expect(plainFormat('en').parse('1,234.5')).toBe(1234.5);
    expect(plainFormat('en').parse('1,5')).toBe('1,5');
  });
});
