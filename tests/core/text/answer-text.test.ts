// Proves that sizes of files are written as people write them.
import { expect, it } from 'vitest';
import { answerText } from '../../../src/core/text/answer-text.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';

const write = (value: unknown, display: 'file', language = 'en') =>
  answerText(value, {
    question: { display },
    choices: undefined,
    texts: defaultTexts,
    language,
  });

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [69, 'en', '69 bytes'],
  [69, 'de', '69 Byte'],
  [1234, 'en', '1.2 kB'],
  [1_250_000, 'de', '1,3 MB'],
])('a file of %i bytes in "%s" has %s', (size, language, written) => {
  const text = write({ name: 'cv.pdf', size }, 'file', language);
  expect(text?.replaceAll('\u00a0', ' ')).toBe(`cv.pdf (${written})`);
});
