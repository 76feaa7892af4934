// Proves that phone numbers lose their zeros for a plus and their extensions, and no digit else.
import { expect, it } from 'vitest';
import { tidyPhone } from '../../../src/widgets/parts/tidy-phone.ts';

it.each([
  ['0044 20 7946 0958', '+44 20 7946 0958'],
  ['00', '+'],
  ['+49 (0)30 123456', '+49 30 123456'],
  ['(202) 555-0123', '(202) 555-0123'],
  ['Tel. 030 123456', 'Tel. 030 123456'],
  ['0', '0'],
])('"%s" becomes "%s"', (written, text) => {
  expect(tidyPhone(written)).toEqual({ text, number: undefined });
});

it.each([
  '213-373-4253 ext. 12',
  '213-373-4253x12',
  '213-373-4253 #12',
  '213-373-4253 Durchwahl 12',
])('"%s" loses its extension', (written) => {
  expect(tidyPhone(written)).toEqual({ text: '213-373-4253', number: '2133734253' });
});

it('digits that follow a cut extension belong to it', () => {
  expect(tidyPhone('(213) 373-42531', '2133734253')).toEqual({
    text: '2133734253',
    number: '2133734253',
  });
});

it('a number that is changed has no extension any more', () => {
  expect(tidyPhone('(213) 373-425', '2133734253').number).toBeUndefined();
});
