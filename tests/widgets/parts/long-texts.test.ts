// Proves that the time to read a pasted text grows with its length alone, so that no paste freezes a page.
import { expect, it } from 'vitest';
import { aboutTyped, trimmed } from '../../../src/core/form/typed-text.ts';
import { fitMask } from '../../../src/core/text/mask.ts';
import { amountFormat } from '../../../src/widgets/parts/amounts.ts';
import { codeShape } from '../../../src/widgets/parts/code-shape.ts';
import { pastedDate, typedDate, wrongParts } from '../../../src/widgets/parts/dates/date-parts.ts';
import { pastedMoment } from '../../../src/widgets/parts/dates/pasted-moment.ts';
import { parseDecimal } from '../../../src/widgets/parts/decimal.ts';
import { fold, searchOptions } from '../../../src/widgets/parts/search/option-search.ts';
import { isPhoneText, tidyPhone } from '../../../src/widgets/parts/tidy-phone.ts';

const dayParts = ['year', 'month', 'day'] as const;
const amounts = ['en', 'fr'].map((language) => amountFormat(language, 'EUR'));

const readers: Record<string, (text: string) => unknown> = {
  trimmed,
  aboutTyped: (text) => aboutTyped('{text}', text),
  fitMask: (text) => fitMask(text, 'AA-9999'),
  codeShape: (text) => codeShape({ separators: true, groups: true }).answer(text),
  parseDecimal,
  amountFormat: (text) => amounts.map(({ parse }) => parse(text)),
  typedDate: (text) => typedDate({ year: text, month: text, day: text }),
  wrongParts: (text) => wrongParts({ year: text, month: text, day: text }, dayParts),
  pastedDate: (text) => pastedDate(text, dayParts),
  pastedMoment: (text) => pastedMoment(text, 'datetime-local', ['en']),
  isPhoneText,
  tidyPhone: (text) => tidyPhone(text, () => true),
  searchOptions: (text) => searchOptions([{ name: 'Åland', code: 'AX' }], text),
  fold,
};

const repeated = [
  '0',
  '1',
  ' ',
  '\u200b',
  '-',
  '+',
  '(',
  '.',
  ',',
  '1 ',
  '1,000',
  'a.',
  'a ',
  '€',
  '²',
];
const texts = repeated.flatMap((part) =>
  ['', '1.', 'a'].flatMap((start) =>
    ['', 'x'].map((end) => start + part.repeat(4e4 / part.length) + end),
  ),
);

/** Milliseconds in which a text is read, on a busy processor too. A pattern that tries each place takes longer. */
const limit = 300;

it.each(Object.entries(readers))('%s', (_, read) => {
  const slow = texts.filter((text) => {
    // Other programs may have slowed one reading down.
    const isSlow = () => {
      const start = performance.now();
      read(text);
      return performance.now() - start > limit;
    };
    return isSlow() && isSlow() && isSlow();
  });
  expect(slow.map((text) => `${text.slice(0, 6)}…${text.slice(-2)}`)).toEqual([]);
});
