// Proves that forms:diff reports a change in a branch together with the condition of the branch.
import { expect, it } from 'vitest';
import { changesBetween, revision } from '../../forms/diff-product.ts';
import { tinySources } from '../../vite/overlay.ts';

interface Branches {
  /** A field that is always asked. */
  always?: object;
  /** The same field for cats, and for all others. */
  cat?: object;
  other?: object;
  /** Another field behind it. */
  more?: Record<string, object>;
  order?: string[];
}

function product({ always, cat = {}, other, more, order }: Branches) {
  const food = { type: 'string', title: 'Food' };
  const branch = (own: object) => ({ properties: { food: { ...(always ? {} : food), ...own } } });
  const schema = {
    required: ['kind'],
    properties: {
      age: null,
      kind: { type: 'string', title: 'Kind', enum: ['cat', 'dog'] },
      ...(always && { food: { ...food, ...always } }),
      ...more,
    },
    if: { required: ['kind'], properties: { kind: { const: 'cat' } } },
    then: branch(cat),
    ...(other && { else: branch(other) }),
  };
  return revision(
    'forms',
    tinySources({
      'home/schema.json': schema,
      'home/ui.json': { age: null, ...(order && { 'ui:order': order }) },
    }),
  );
}

const ofCats = 'when “Kind” is “cat”';
const ofOthers = 'unless “Kind” is “cat”';

it.each<[title: string, before: Branches, after: Branches, ...expected: string[]]>([
  [
    'the control in a branch',
    { always: {} },
    { always: {}, cat: { format: 'email' } },
    `'Food' is now asked with a field for an email address (was asked with a line of text) ${ofCats}`,
    `the format of 'Food' is now an email address (was none) ${ofCats}`,
  ],
  [
    'the control in one of two branches',
    { cat: {}, other: {} },
    { cat: {}, other: { type: 'number' } },
    `'Food' is now asked with a field for a number (was asked with a line of text) ${ofOthers}`,
    `the type of 'Food' is now a number (was a text) ${ofOthers}`,
  ],
  [
    'the control in the first of two branches',
    { cat: { type: 'number' }, other: {} },
    { cat: {}, other: {} },
    `the type of 'Food' is now a text (was a number) ${ofCats}`,
    `'Food' is now asked with a line of text (was asked with a field for a number) ${ofCats}`,
  ],
  [
    'the control in both branches',
    { cat: {}, other: {} },
    { cat: { type: 'number' }, other: { type: 'number' } },
    `'Food' is now asked with a field for a number (was asked with a line of text)`,
    `the type of 'Food' is now a number (was a text) ${ofCats}`,
    `the type of 'Food' is now a number (was a text) ${ofOthers}`,
  ],
  [
    'a list in a branch in place of a text',
    { always: {}, cat: { maxLength: 5 } },
    { always: {}, cat: { enum: ['fish', 'meat'] } },
    `'Food' is now asked with a list that opens (was asked with a line of text) ${ofCats}`,
    `the list of choices of 'Food' is now "fish" and "meat" (was none) ${ofCats}`,
    `the maximum length of 'Food' is gone (was 5) ${ofCats}`,
  ],
  [
    'the default in a branch',
    { always: { default: 'fish' }, cat: { default: 'meat' } },
    { always: { default: 'fish' }, cat: { default: 'milk' } },
    `the default of 'Food' is now "milk" (was "meat") ${ofCats}`,
  ],
  [
    'the default outside of a branch that has its own',
    { always: { default: 'fish' }, cat: { default: 'meat' } },
    { always: {}, cat: { default: 'meat' } },
    `the default of 'Food' is gone (was "fish")`,
  ],
  [
    'the default in one of two branches',
    { cat: { default: 'meat' }, other: { default: 'fish' } },
    { cat: { default: 'meat' }, other: { default: 'oats' } },
    `the default of 'Food' is now "oats" (was "fish") ${ofOthers}`,
  ],
  [
    'the label in a branch',
    { always: {} },
    { always: {}, cat: { title: 'Meat' } },
    `the label of 'Food' is now "Meat" (was "Food") ${ofCats}`,
  ],
  [
    'a group without questions, as it is written',
    { more: { last: { type: 'string', title: 'Last' } } },
    {
      more: {
        heading: { type: 'object', title: 'Heading' },
        last: { type: 'string', title: 'Last' },
      },
    },
    `new group 'Heading' after 'Food'`,
  ],
  [
    'a group without questions, in another order',
    { more: { heading: { type: 'object', title: 'Heading' } } },
    { more: { heading: { type: 'object', title: 'Heading' } }, order: ['heading', '*'] },
    `'Heading' now comes first`,
  ],
])('reports %s', (_, before, after, ...expected) => {
  const changes = changesBetween(product(before), product(after));
  expect(changes.map(({ sentence }) => sentence.replace(/^Welcome: /, ''))).toEqual(expected);
});
