// Proves that a finding suggests the word that was most likely meant, or none where that would be a guess.
import { expect, it } from 'vitest';
import { closestName, suggest } from '../../../src/compiler/model/suggest.ts';

it('names the nearest word, whatever the case of its letters', () => {
  expect(suggest('MAXLENGHT', ['minLength', 'maxLength', 'format'])).toBe(
    ' Did you mean "maxLength"?',
  );
});

it('names several that are as near', () => {
  expect(suggest('step-c', ['step-a', 'step-b'])).toBe(' Did you mean "step-a" or "step-b"?');
  expect(closestName('step-c', ['step-a', 'step-b'])).toBeUndefined();
});

it('lists a few words where none is near, and stays silent where there are many', () => {
  expect(suggest('colour', ['page', 'form'])).toBe(' Possible are "page" and "form".');
  expect(suggest('colour', ['page'])).toBe(' The only one is "page".');
  expect(suggest('colour', [])).toBe('');
  expect(
    suggest(
      'colour',
      Array.from({ length: 30 }, (_, index) => `word ${index}`),
    ),
  ).toBe('');
});

it('does not take a short word for any other short word', () => {
  expect(closestName('no', ['on', 'go', 'to'])).toBeUndefined();
  expect(closestName('x', ['y'])).toBeUndefined();
});

it('takes no short word for another one that shares half its letters', () => {
  expect(suggest('send', ['find', 'store'])).toBe(' Possible are "find" and "store".');
  expect(closestName('fidn', ['find', 'store'])).toBe('find');
});

it('knows what a word from elsewhere is called here, and leaves it to the reader whether it is meant', () => {
  expect(suggest('label', ['type', 'title', 'format'])).toBe(' Did you mean "title"?');
  expect(suggest('drop-down', ['radio', 'select'])).toBe(' Did you mean "select"?');
  expect(closestName('label', ['type', 'title', 'format'])).toBeUndefined();
});
