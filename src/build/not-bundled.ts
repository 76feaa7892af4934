/** Replaces parts of libraries that are left out of the bundle; see lean-libraries.ts. */
export default function notBundled(): never {
  throw new Error('This part of a library is not bundled: see src/build/lean-libraries.ts.');
}

// Each name that one of the libraries imports from such a part.
export {
  notBundled as findSchemaDefinitionRecursive,
  notBundled as makeAllReferencesAbsolute,
  notBundled as Markdown,
  notBundled as RovingTabIndexContext,
  notBundled as splitKeyElementFromObject,
  notBundled as stringifyTheme,
  notBundled as TranslatableString,
  notBundled as useRovingTabIndexRoot,
};
