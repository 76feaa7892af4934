// Proves that addresses, references and numbers stay on one line, and that a long word without any takes no time.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from '../../../src/engine/ui/unbroken.ts';

it.each([
  ['Write to (ada-l@example.com) today', 'Write to [(ada-l@example.com)] today'],
  ['Your reference is AB-CD.', 'Your reference is [AB-CD.]'],
  ['+44-1632-960123', '[+44-1632-960123]'],
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
