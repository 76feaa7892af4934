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
});
