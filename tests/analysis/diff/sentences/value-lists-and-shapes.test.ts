// Proves that forms:diff reports changes of lists of plain values, and of shapes and pictures to choose from.
import { expect, it } from 'vitest';
import { changesBetween } from '../../../forms/diff-product.ts';
import { poll } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const goods = 'order/goods/schema.json';
const vat = 'order/vat/schema.json';
const taste = 'taste/schema.json';

expectSentences(poll, {
  'lists of plain values': [
    [
      goods,
      { '/properties/links/items/maxLength': 80 },
      "Goods: the maximum length of 'Link' in 'Links' is now 80 (was 60)",
    ],
    [
      goods,
      { '/properties/links/items/title': 'Page' },
      `Goods: the label of 'Link' in 'Links' is now "Page" (was "Link")`,
    ],
    [
      goods,
      { '/properties/links/maxItems': 5 },
      "Goods: the maximum number of items of 'Links' is now 5 (was 3)",
    ],
    [
      'order/goods/ui.json',
      { '/links/items': removed },
      `Goods: the message where 'Link' in 'Links' is missing is now "Please answer this question" (was "Enter a link.")`,
    ],
    [
      goods,
      { '/properties/links/items/format': removed },
      "Goods: 'Link' in 'Links' is now asked with a line of text (was asked with a field for a web address)",
      "Goods: the format of 'Link' in 'Links' is gone (was a web address)",
    ],
    [
      goods,
      { '/properties/names': { type: 'array', title: 'Names', items: { type: 'string' } } },
      "Goods: new list 'Names' after 'Best link' (asks 'Names')",
    ],
  ],
  shapes: [
    [
      vat,
      { '/definitions/abroad/properties/kind/const': 'elsewhere' },
      `Tax: the value of the choice "Abroad" of 'Where' in 'Seat' is now "elsewhere" (was "abroad")`,
    ],
    [
      vat,
      { '/definitions/abroad/title': 'Elsewhere' },
      `Tax: the label of the choice "Abroad" of 'Where' in 'Seat' is now "Elsewhere" (was "Abroad")`,
    ],
    [
      vat,
      { '/definitions/abroad/properties/country/maxLength': 50 },
      "Tax: the maximum length of 'Land' in 'Seat' is now 50 (was 40)",
    ],
    [
      vat,
      { '/definitions/abroad/properties/town': { type: 'string', title: 'Town' } },
      "Tax: in 'Seat', new question 'Town' after 'Land' (a line of text, when “Where” is “Abroad”)",
    ],
  ],
  pictures: [
    [
      taste,
      { '/properties/gift/oneOf/0/picture/file': 'pictures/bag.svg' },
      `the picture of the choice "Cup" of 'Which gift would you like?' is now "pictures/bag.svg" (was "pictures/cup.svg")`,
    ],
    [
      taste,
      { '/properties/gift/oneOf/0/picture/alt': 'A cup' },
      `the text alternative of the picture of the choice "Cup" of 'Which gift would you like?' is now "A cup" (was "Blue, with one handle")`,
    ],
    [
      taste,
      { '/properties/gift/oneOf/0/picture': removed },
      `the picture of the choice "Cup" of 'Which gift would you like?' is gone (was "pictures/cup.svg")`,
      `the text alternative of the picture of the choice "Cup" of 'Which gift would you like?' is gone (was "Blue, with one handle")`,
    ],
  ],
  'a random order': [
    [
      'taste/ui.json',
      { '/gift/ui:options/shuffle': removed },
      `the list of choices of 'Which gift would you like?' in a random order is now none (was all but "none")`,
    ],
    [
      'taste/ui.json',
      { '/seen/ui:options/shuffle': { except: ['cup'] } },
      `the list of choices of 'Which of these have you seen?' in a random order is now all but "cup" (was all)`,
    ],
  ],
});

it('another picture of the same name is reported', () => {
  const changed = 'poll/pictures/cup.svg';
  const pictures = (path: string) => (path === changed ? 'other' : poll.pictures(path));
  const changes = changesBetween(poll, { ...poll, pictures });
  expect(changes.map(({ sentence }) => sentence)).toEqual([
    'the picture pictures/cup.svg is another picture',
  ]);
});
