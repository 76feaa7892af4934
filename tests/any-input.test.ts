// Proves that the functions without effects keep their promises for any text, pointer, JSON and number.
import { afterEach, describe, expect, it } from 'vitest';
import { isBic } from '../src/core/format-validators/bic.ts';
import { isIban } from '../src/core/format-validators/iban.ts';
import { isVat } from '../src/core/format-validators/vat.ts';
import { leavesProduct } from '../src/core/leaves-product.ts';
import { getAt, removeAt, setAt } from '../src/core/pointer.ts';
import { countryAnswer } from '../src/core/text/country-answer.ts';
import { dateText } from '../src/core/text/date-text.ts';
import { fitMask } from '../src/core/text/mask.ts';
import { fill } from '../src/definition/texts.ts';
import { plainFormat } from '../src/widgets/parts/amounts.ts';
import { type DatePart, joinDate, splitDate } from '../src/widgets/parts/dates/date-parts.ts';
import { meantOption, searchOptions } from '../src/widgets/parts/search/option-search.ts';
import { tidyPhone } from '../src/widgets/parts/tidy-phone.ts';
import { randomJson, randomNumbers } from './support/random.ts';

/** Signs that programs have stumbled over, beside those that people type. */
const signs = [
  ...'aZß019٣۴+-.,:;/\\{}[]()<>"\'$&%#@ _~',
  '\0',
  '\n',
  '\u00a0',
  '\u0301',
  '\u202e',
  '\u2028',
  '\ud83e',
  '🧑🏽‍🚀',
  'İ',
  '日',
  'ע',
  '{constructor}',
  '__proto__',
  '$&',
  'NaN',
  '1e9',
];

/** What a case is made of. */
interface Any {
  number: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  text: (longest?: number) => string;
  json: () => unknown;
}

function anyOf(seed: number): Any {
  const number = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(number() * items.length)] as Item;
  const text = (longest = 12) =>
    Array.from({ length: Math.floor(number() * longest) }, () => pick(signs)).join('');
  return { number, pick, text, json: () => randomJson(number, 3) };
}

const ownKeys = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ownKeys));

/** Runs a case for so many inputs, each of which its seed makes again. */
const holds = (title: string, count: number, judge: (any: Any) => void) =>
  it(`${title}: ${count} inputs`, () => {
    for (let seed = 0; seed < count; seed++) {
      try {
        judge(anyOf(seed));
      } catch (error) {
        throw new Error(`Seed ${seed}: ${error}`, { cause: error });
      }
    }
  });

const pointer = ({ number, pick, text }: Any) =>
  Array.from(
    { length: Math.floor(number() * 4) },
    () =>
      `/${pick(['a', '0', '1', '-', '', '~0', '~1', 'length', 'toString', '__proto__', text(3)])}`,
  ).join('');

describe('Any input to the functions without effects', () => {
  holds('a value that is set is there, or nothing has changed', 4000, (any) => {
    const document = { a: any.json() };
    const before = JSON.stringify(document);
    const [place, value] = [pointer(any), any.text()];
    setAt(document, place, value);
    if (place.split('/').includes('-') || getAt(document, place) === value) return;
    expect(JSON.stringify(document)).toBe(before);
  });

  holds('a value that is removed is gone', 2000, (any) => {
    const document = { a: any.json() };
    const place = pointer(any);
    const before = JSON.stringify(getAt(document, place));
    removeAt(document, place);
    const isItem = /\/\d+$/.test(place);
    const after = getAt(document, place);
    // In a list, the next item takes its place.
    if (place !== '' && !isItem) expect(after).toBeUndefined();
    else if (before === undefined) expect(after).toBeUndefined();
  });

  holds('words are filled in as they are, once', 2500, ({ text }) => {
    const word = text();
    expect(fill('a {word} b {other}', { word })).toBe(`a ${word} b {other}`);
    const plain = text().replaceAll(/[{}]/g, '');
    expect(fill(plain, { word })).toBe(plain);
    expect(fill(text(), {})).toBeTypeOf('string');
  });

  holds('what fits a mask stays as it is', 3000, (any) => {
    const mask = Array.from({ length: 6 }, () => any.pick([...'AA99**-/ .'])).join('');
    const written = fitMask(any.text(6), mask);
    if (written !== undefined) expect(fitMask(written, mask)).toBe(written);
  });

  holds('a tidied phone number is a part of what was typed, or begins with "+"', 2000, (any) => {
    const written = any.text(20);
    const isWhole = () => any.number() < 0.5;
    const { text } = tidyPhone(written, isWhole, any.pick([undefined, '12345', any.text(6)]));
    expect(text.length).toBeLessThanOrEqual(written.length);
    expect(tidyPhone(text, isWhole).text.length).toBeLessThanOrEqual(text.length);
  });

  holds('a number is read as it is shown, and other texts stay texts', 3000, (any) => {
    const { parse, format } = plainFormat(any.pick(['en', 'de', 'fr', 'es', 'ar']));
    const drawn = (any.number() - 0.5) * 10 ** Math.floor(any.number() * 15);
    // Formats have 20 decimals at most.
    const number = Number(drawn.toPrecision(12));
    expect(parse(format(number))).toBe(number);
    const read = parse(any.text());
    if (typeof read === 'number') expect(Number.isFinite(read)).toBe(true);
    expect(format(any.json())).toBeTypeOf('string');
  });

  holds('a date in boxes is the date again', 2000, (any) => {
    const parts: DatePart[] = any.number() < 0.5 ? ['year', 'month', 'day'] : ['year', 'month'];
    const typed = { year: any.text(4), month: any.text(3), day: any.text(3) };
    const joined = joinDate(typed, parts);
    const again = joinDate(splitDate(joined, parts), parts);
    if (joined !== undefined && /^\d{4}(-\d\d){1,2}$/.test(joined)) expect(again).toBe(joined);
    const day = new Date(any.number() * 4e12).toISOString().slice(0, 10);
    expect(joinDate(splitDate(day, ['year', 'month', 'day']), ['year', 'month', 'day'])).toBe(day);
  });

  const places = [
    { name: 'Germany', code: 'DE', otherNames: ['Deutschland'] },
    { name: 'Åland Islands', code: 'AX' },
    { name: 'Côte d’Ivoire', code: 'CI', nameAtHome: () => 'Côte d’Ivoire' },
  ];
  holds('a search finds places that there are', 1500, (any) => {
    const typed = any.pick([any.text(), any.pick(['ger', 'de', 'aland', 'cote']) + any.text(2)]);
    const found = searchOptions(places, typed);
    expect(places).toEqual(expect.arrayContaining(found));
    const meant = meantOption(places, typed);
    if (meant) expect(found).toContain(meant);
  });

  holds('a judgement is given of everything', 2000, (any) => {
    const text = any.text(24);
    for (const judge of [isIban, isBic, isVat, leavesProduct]) {
      expect(judge(text)).toBeTypeOf('boolean');
    }
    expect(dateText(text, 'en')).toBeTypeOf('string');
    expect(['string', 'undefined']).toContain(typeof countryAnswer(any.json(), 'de'));
  });
});
