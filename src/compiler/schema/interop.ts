/** Returns the default export of a CommonJS package, which arrives as `{ default }` in some loaders and as itself in others. */
export function interop<T>(module: T): T extends { default: infer D } ? D : T {
  return ((module as { default?: unknown }).default ?? module) as never;
}
