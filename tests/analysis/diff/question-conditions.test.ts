// Proves that forms:diff says in words under which new condition on data or an earlier step a question is asked.
import { expect, it } from 'vitest';
import { changesBetween, revision } from '../../forms/diff-product.ts';
import { tinySources } from '../../vite/overlay.ts';

const isLarge = { required: ['size'], properties: { size: { const: 'large' } } };
const isKnown = { required: ['person'] };

/** The tiny product with a nickname, and names of guests, that have a "when". */
const product = (whens: { nickname?: object; name?: object }) => {
  const entry = (when: object | undefined) => (when ? { 'ui:options': { when } } : {});
  return revision(
    'forms',
    tinySources({
      'order/taste/schema.json': { required: ['colour', 'size', 'nickname'] },
      'order/taste/ui.json': { nickname: entry(whens.nickname) },
      'order/extras/ui.json': { guests: { items: { name: entry(whens.name) } } },
    }),
  );
};

it.each<[title: string, before: object, after: object, ...expected: string[]]>([
  [
    'a condition on the response',
    {},
    { nickname: { loaded: isKnown } },
    "Your taste: 'Nickname' is now asked when in the response of the load call, “person” is answered (was asked always)",
  ],
  [
    'a condition on an earlier step, in an item',
    {},
    { name: { answers: isLarge } },
    "Extras: 'Name' in 'Guests' is now asked when “Size” is “Large” (was asked always)",
  ],
  ['nothing', { nickname: { answers: isLarge } }, { nickname: { answers: isLarge } }],
])('tells of %s', (_, before, after, ...expected) => {
  const found = changesBetween(product(before), product(after));
  expect(found.map(({ sentence }) => sentence)).toEqual(expected);
});
