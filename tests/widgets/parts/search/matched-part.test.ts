// Proves that the part of a label is marked by which the list finds it, whatever its accents and signs.
import { expect, it } from 'vitest';
import { matchedPart } from '../../../../src/widgets/parts/search/matched-part.ts';
import { searchOptions } from '../../../../src/widgets/parts/search/option-search.ts';
import { randomNumbers } from '../../../support/random.ts';

/** Returns the label with its marked part in brackets. */
function marked(label: string, typed: string): string {
  const [start, end] = matchedPart(label, typed) ?? [0, 0];
  return end === 0
    ? label
    : `${label.slice(0, start)}[${label.slice(start, end)}]${label.slice(end)}`;
}

it.each([
  ['United Kingdom', 'uni', '[Uni]ted Kingdom'],
  ['United Kingdom', 'KING', 'United [King]dom'],
  ['United Kingdom', 'united  k', '[United K]ingdom'],
  // The start of a word comes before the inside of another.
  ['Mali, Alicante', 'ali', 'Mali, [Ali]cante'],
  ['Côte d’Ivoire', 'cote d ivo', '[Côte d’Ivo]ire'],
  ['Co\u0302te d’Ivoire', 'cote', '[Co\u0302te] d’Ivoire'],
  ['Åland Islands', 'åla', '[Åla]nd Islands'],
  ['U.S.A. and others', 'usa', '[U.S.A]. and others'],
  ['Saint-Denis (93)', 'denis 93', 'Saint-[Denis (93]'.concat(')')],
  ['مصر', 'مص', '[مص]ر'],
  ['日本国', '本', '日[本]国'],
  ['𝒜bc 😀 x', 'x', '𝒜bc 😀 [x]'],
  // Found by another name, or by nothing that counts.
  ['Germany', 'deutsch', 'Germany'],
  ['Germany', ' - ', 'Germany'],
  ['', 'a', ''],
])('in "%s", "%s" has found %s', (label, typed, expected) => {
  expect(marked(label, typed)).toBe(expected);
});

it('each label that its own name finds has a marked part, which finds it as well', () => {
  const random = randomNumbers(7);
  const number = (below: number) => Math.floor(random() * below);
  const signs = [...'aàÁbcß.- ’,()İ1\u0301é東😀'];
  const text = (length: number) =>
    Array.from({ length }, () => signs[number(signs.length)]).join('');
  for (let round = 0; round < 3000; round += 1) {
    const name = text(1 + number(8));
    const typed = text(1 + number(3));
    const isFound = searchOptions([{ name, code: undefined }], typed).length > 0;
    const part = matchedPart(name, typed);
    // Without letters, a text finds everything and marks nothing.
    const hasLetters = /[\p{L}\p{N}]/u.test(typed.normalize('NFD'));
    expect(part !== undefined, `${typed} in ${name}`).toBe(isFound && hasLetters);
    if (part) expect(part[1]).toBeGreaterThan(part[0]);
  }
});
