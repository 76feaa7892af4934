// Proves that addresses, references and numbered names stay on one line, and that long words take no time.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from '../../../src/engine/ui/unbroken.ts';

it.each([
  ['Write to (ada-l@example.com) today', 'Write to [(ada-l@example.com)] today'],
  ['Your reference is AB-CD.', 'Your reference is [AB-CD.]'],
  ['+44-1632-960123', '[+44-1632-960123]'],
  ['Name (Guest 12): 2 of 3', 'Name [(Guest 12):] 2 of 3'],
  ['Cost (Driver 1, Claim 2)', 'Cost (Driver 1, [Claim 2)]'],
  ['a well-known e-mail of 2027', 'a well-known e-mail of 2027'],
])('%s', (text, pieces) => {
  const html = renderToStaticMarkup(unbroken(text));
  expect(html.replaceAll('<span class="piece">', '[').replaceAll('</span>', ']')).toBe(pieces);
});

it.each(['a'.repeat(200_000), `${'a'.repeat(200_000)}-`])('a long word', (word) => {
  const start = performance.now();
  expect(unbroken(word)).toBe(word);
  expect(performance.now() - start).toBeLessThan(1000);
});
