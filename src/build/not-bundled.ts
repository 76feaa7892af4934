/** Replaces parts of libraries that are left out of the bundle; see lean-rjsf.ts. */
export default function notBundled(): never {
  throw new Error('This part of a library is not bundled: see src/build/lean-rjsf.ts.');
}

export { notBundled as Markdown };
