/** Replaces parts of libraries that are left out of the bundle; see lean-libraries.ts. */
export default function notBundled(): never {
  throw new Error('This part of a library is not bundled: see src/vite/lean-libraries.ts.');
}

// Each name that one of the libraries imports from such a part.
export {
  notBundled as RovingTabIndexContext,
  notBundled as useRovingTabIndexItem,
  notBundled as useRovingTabIndexRoot,
};
