// Proves that a plural in a text has the form that its number needs in the language.
import { describe, expect, it } from 'vitest';
import { pluralForm, replacePlurals } from '../../../src/core/text/plural.ts';

const guests =
  'Bring {answers.guests|0, plural, =0 {nobody} one {# guest of {answers.name}} other {# guests}}!';

describe('a plural in a text', () => {
  it('has a name, words for a missing number, and forms with other values in them', () => {
    const found: unknown[] = [];
    const text = replacePlurals(guests, (plural) => {
      found.push(plural);
      return plural.forms.one;
    });
    expect(found).toEqual([
      {
        name: 'answers.guests',
        words: '0',
        forms: { '=0': 'nobody', one: '# guest of {answers.name}', other: '# guests' },
      },
    ]);
    expect(text).toBe('Bring # guest of {answers.name}!');
  });

  it('stays where nobody knows its number, as other words in braces do', () => {
    expect(replacePlurals(`${guests} {limit}`, () => undefined)).toBe(`${guests} {limit}`);
  });

  it('stands over several lines', () => {
    const text = '{count, plural,\n  one {# day}\n  other {# days}\n}';
    expect(replacePlurals(text, ({ forms }) => forms.other)).toBe('# days');
  });
});

describe('the form for a number', () => {
  it('is that of its category in the language', () => {
    const forms = { one: '# día', many: '# de días', other: '# días' };
    expect([1, 2, 1_000_000].map((number) => pluralForm(forms, number, 'es'))).toEqual([
      '1 día',
      '2 días',
      '1.000.000 de días',
    ]);
    const arabic = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
    expect([0, 1, 2, 3, 11, 100].map((number) => pluralForm(arabic, number, 'ar')).join('')).toBe(
      'zotfmx',
    );
  });

  it('is that for this number alone, where there is one', () => {
    expect(pluralForm({ '=0': 'none', one: 'one', other: 'more' }, 0, 'en')).toBe('none');
  });

  it('is "other" for words in place of a number', () => {
    expect(pluralForm({ one: '# guest', other: '# guests' }, 'Your', 'en')).toBe('Your guests');
  });
});
