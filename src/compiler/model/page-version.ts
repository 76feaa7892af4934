import { digest } from '../../core/digest.ts';
import type { Document } from './document.ts';
import { kindOfFile } from './file-layout.ts';
import { memoizeByObject } from './memoize.ts';
import type { ProductSource } from './product.ts';

type Product = Pick<ProductSource, 'documents' | 'translatedFrom'>;

/** The kinds of files that no page is made of. */
const besidePages = ['sandbox', 'examples', 'frozen-draft', undefined];

const pageFiles = ({ documents }: Product): Document[] =>
  [...documents.values()].filter(({ path }) => !besidePages.includes(kindOfFile(path)));

/**
 * Returns the version of the definitions: a short hash of the files that pages are made of, with their paths below the forms
 * folder. It is the same on every machine and in every language, and ignores how the JSON is formatted.
 */
export const versionOf: (product: Product) => string = memoizeByObject((product) => {
  const files = pageFiles(product.translatedFrom ?? product)
    .map(({ path, written }) => ({ path: path.slice(path.indexOf('/')), written }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  // "$schema" is for editors alone.
  const text = JSON.stringify(files, (key, value) => (key === '$schema' ? undefined : value));
  return digest(text).toString(36);
});

/** Returns whether a definition may read a value below `/page`. */
export const readsOfPage = (product: Product, name: 'opened' | 'version'): boolean =>
  pageFiles(product).some((document) => namesIn(document).includes(name));

/** Finds the names after "/page/" in pointers; all where the whole page or document is read. */
const namesIn: (document: Document) => string[] = memoizeByObject(({ written }) => {
  const text = JSON.stringify(written) ?? '';
  if (/"\/page"|"from":""/.test(text)) return ['opened', 'version'];
  return [...text.matchAll(/"\/page\/(\w+)"/g)].map(([, name = '']) => name);
});
