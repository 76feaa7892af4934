// Proves that digits of other scripts are read as those from 0 to 9, whichever widget they are typed into.
import { expect, it } from 'vitest';
import { asciiDigits } from '../../../src/widgets/parts/ascii-digits.ts';
import { codeShape } from '../../../src/widgets/parts/code-shape.ts';
import { joinDate, typedDate } from '../../../src/widgets/parts/dates/date-parts.ts';
import { parseDecimal } from '../../../src/widgets/parts/decimal.ts';

it.each([
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏',
  '０１２３４５６７８９',
  '0123456789',
])('%s', (digits) => {
  expect(asciiDigits(`a${digits}-z`)).toBe('a0123456789-z');
  expect(parseDecimal(digits)).toBe(123456789);
  expect(codeShape({ mask: '9999-A' }).answer(`${digits.slice(1, 5)}x`)).toBe('1234-X');
  const day = { year: '2027', month: digits.slice(3, 4), day: digits.slice(9) };
  expect(joinDate(typedDate(day), ['year', 'month', 'day'])).toBe('2027-03-09');
});

it('leaves signs that are no digits as they are', () => {
  expect(asciiDigits('½ Ⅷ 一 x²')).toBe('½ Ⅷ 一 x²');
});
