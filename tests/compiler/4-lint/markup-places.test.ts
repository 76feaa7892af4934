// Proves that the checker refuses an HTML element at every place of a text in every product.
import { expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { textUnitsOf } from '../../../src/compiler/index.ts';
import { getAt, setAt } from '../../../src/core/pointer.ts';
import { compileProduct, named } from '../../forms/products.ts';

const element = '<img src=x onerror=alert(1)>';

/** Appends the element to a text, or to the first part of a text with links. */
function withElement(text: unknown): unknown {
  if (typeof text === 'string') return text + element;
  if (Array.isArray(text)) return [withElement(text[0]), ...text.slice(1)];
  const link = text as { text: string };
  return { ...link, text: link.text + element };
}

it.each(named)('an element is refused at every place of a text of %s', async (_, folder) => {
  const { product, sources } = await compileProduct(folder);
  const texts = new Map(sources.texts);
  const places = textUnitsOf(product);
  for (const { file, pointer } of places) {
    const path = `${product.root}/${file}`;
    const document = JSON.parse(texts.get(path) ?? '');
    setAt(document, pointer, withElement(getAt(document, pointer)));
    texts.set(path, JSON.stringify(document));
  }
  const { diagnostics } = createCompiler(product.root).compile({ ...sources, texts });
  const refused = diagnostics.filter(({ rule }) => rule === 'markup');
  const isRefused = (path: string, pointer: string) =>
    refused.some((one) => one.file === path && `${one.pointer}/`.startsWith(`${pointer}/`));
  const missing = places.filter(
    ({ file, pointer }) => !isRefused(`${product.root}/${file}`, pointer),
  );
  expect(places.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
