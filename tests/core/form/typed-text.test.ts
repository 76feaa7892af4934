// Proves that typed texts lose what is not seen at their ends, and that a message shows the beginning of a long one.
import { expect, it } from 'vitest';
import { aboutTyped, trimmed } from '../../../src/core/form/typed-text.ts';

it.each([
  [' Ada \n', 'Ada'],
  ['\u200bada@example.com\u200e\ufeff', 'ada@example.com'],
  ['\u202eمرحبا بكم\u202c', 'مرحبا بكم'],
  ['\u200b\u200d\ufeff \u00a0', ''],
  ['a\u200bb', 'a\u200bb'],
  ['👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('%j is %j without them', (text, visible) => expect(trimmed(text)).toBe(visible));

it('takes as long as the text is long, whatever is in it', () => {
  const start = performance.now();
  expect(trimmed(`a${' '.repeat(1e5)}b`)).toHaveLength(1e5 + 2);
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  ['Atlantis', '“Atlantis” is not in the list'],
  [' Atlantis ', '“Atlantis” is not in the list'],
  ['W'.repeat(1e6), `“${'W'.repeat(50)}…” is not in the list`],
  ['🏳'.repeat(60), `“${'🏳'.repeat(50)}…” is not in the list`],
])('the message about %.20j is short', (typed, message) =>
  expect(aboutTyped('“{text}” is not in the list', typed)).toBe(message),
);
