// Proves that a text with links is one sentence for translators, who may move the links.
import { expect, it } from 'vitest';
import { fromMarkup, toMarkup } from '../../../../src/compiler/3-analyze/translations/markup.ts';

const rich = [
  'Read the ',
  { text: 'terms', href: '/terms', newTab: true },
  ' and the ',
  { text: 'rules', href: '/rules' },
  '.',
];

it('a text with links is one sentence for translators', () => {
  expect(toMarkup(rich)).toBe('Read the <1>terms</1> and the <2>rules</2>.');
  expect(toMarkup('Plain <b>text</b>')).toBe('Plain <b>text</b>');
});

it('a translated sentence has the links of its source, in any order', () => {
  expect(fromMarkup('<2>Regeln</2> und <1>Bedingungen</1> lesen', rich)).toEqual([
    { text: 'Regeln', href: '/rules' },
    ' und ',
    { text: 'Bedingungen', href: '/terms', newTab: true },
    ' lesen',
  ]);
});

it('a text without links stays as it is, whatever is in it', () => {
  expect(fromMarkup('Nur <1>Text</1>', 'Only text')).toBe('Nur <1>Text</1>');
  expect(fromMarkup('Nur Text', ['Only ', 'text'])).toEqual(['Nur Text']);
});
