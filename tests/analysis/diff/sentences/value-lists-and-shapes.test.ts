// Proves that forms:diff reports changes of lists of plain values and of shapes to choose from.
import { poll } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const goods = 'order/goods/schema.json';
const vat = 'order/vat/schema.json';

expectSentences(poll, {
  'lists of plain values': [
    [
      goods,
      { '/properties/links/items/maxLength': 80 },
      "Goods: 'Link' in 'Links' may now have 80 characters at most (was 60)",
    ],
    [goods, { '/properties/links/items/title': 'Page' }, `Goods: 'Link' is now labelled "Page"`],
    [
      goods,
      { '/properties/links/maxItems': 5 },
      "Goods: 'Links' may now have 5 items at most (was 3)",
    ],
    [
      'order/goods/ui.json',
      { '/links/items': removed },
      `Goods: the message for a missing 'Link' in 'Links' is now "Please answer this question" (was "Enter a link.")`,
    ],
    [
      goods,
      { '/properties/links/items/format': removed },
      "Goods: 'Link' in 'Links' is now asked with a line of text (was a field for a web address)",
      "Goods: 'Link' in 'Links' no longer has to be a web address",
    ],
    [
      goods,
      { '/properties/names': { type: 'array', title: 'Names', items: { type: 'string' } } },
      "Goods: new list 'Names' after 'Best link', which asks 'Names'",
    ],
  ],
  shapes: [
    [
      vat,
      { '/definitions/abroad/properties/kind/const': 'elsewhere' },
      `Tax: 'Where' in 'Seat' now sends "elsewhere" for "Abroad" (was "abroad")`,
    ],
    [
      vat,
      { '/definitions/abroad/title': 'Elsewhere' },
      `Tax: 'Where' in 'Seat' now offers "Elsewhere" where it offered "Abroad"`,
    ],
    [
      vat,
      { '/definitions/abroad/properties/country/maxLength': 50 },
      "Tax: 'Land' in 'Seat' may now have 50 characters at most (was 40)",
    ],
    [
      vat,
      { '/definitions/abroad/properties/town': { type: 'string', title: 'Town' } },
      "Tax: in 'Seat', new question 'Town' after 'Land' (a line of text, when “Where” is “Abroad”)",
    ],
  ],
});
