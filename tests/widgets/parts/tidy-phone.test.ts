// Proves that phone numbers lose their zeros for a plus and the text beside them, and no digit else.
import { expect, it } from 'vitest';
import { isPhoneText, tidyPhone } from '../../../src/widgets/parts/tidy-phone.ts';

/** Numbers of nine to eleven digits can be called. */
const isWhole = (text: string) => /^.{9,11}$/.test(text.replace(/\D/g, ''));

it.each([
  ['0044 20 7946 0958', '+44 20 7946 0958'],
  ['00', '+'],
  ['+49 (0)30 123456', '+49 30 123456'],
  ['(202) 555-0123', '(202) 555-0123'],
  ['٠٣٠ ١٢٣٤٥٦', '030 123456'],
  ['०३०', '030'],
  ['＋４９ （０）３０', '+49 30'],
  ['\u202a+44 20 7946 0958\u202c', '\u202a+44 20 7946 0958\u202c'],
  ['0', '0'],
])('"%s" becomes "%s"', (written, text) => {
  expect(tidyPhone(written, isWhole)).toEqual({ text, alone: undefined });
});

it.each([
  '213-373-4253 ext. 12',
  '213-373-4253x12',
  '213-373-4253 #12',
  '213-373-4253 Durchwahl 12',
  '213-373-4253 (home)',
  '213-373-4253, 213-373-4254',
  'Tel.: 213-373-4253',
  'call 213-373-4253 after five',
])('"%s" loses what stands beside the number', (written) => {
  expect(tidyPhone(written, isWhole)).toEqual({ text: '213-373-4253', alone: '2133734253' });
});

it.each(['call me', 'Tel. 030', '1-800-FLOWERS', '2133x734253', '*31#', '12+34', '+', '('])(
  '"%s" stays as it is, and is no number',
  (written) => {
    expect(tidyPhone(written, isWhole)).toEqual({ text: written, alone: undefined });
    expect(isPhoneText(written)).toBe(false);
  },
);

it.each(['', '  ', '+4', '(+49) 30/123-456', '213.373.4253', '213–373−4253'])(
  '"%s" is read as it is',
  (written) => {
    expect(isPhoneText(written)).toBe(true);
  },
);

it('digits that follow a cut extension belong to it', () => {
  expect(tidyPhone('(213) 373-42531', isWhole, '2133734253')).toEqual({
    text: '2133734253',
    alone: '2133734253',
  });
});

it('a number that is changed has no extension any more', () => {
  expect(tidyPhone('(213) 373-425', isWhole, '2133734253').alone).toBeUndefined();
});
