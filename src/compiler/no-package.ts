/**
 * Stands in for packages that the libraries import and this product never calls: markdown in texts, and the resolving
 * of references, which the compiler has inlined. Bundling them would cost every visitor some 39 kB.
 */
export default function notBundled(): never {
  throw new Error('This part of a library is not bundled; see the aliases in vite.config.ts.');
}

export { notBundled as Markdown };
