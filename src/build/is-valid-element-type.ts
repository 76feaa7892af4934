/**
 * Returns whether React renders elements of a type. MUI's deepmerge asks, so as not to copy components, and would bring
 * the whole of react-is along.
 */
export function isValidElementType(type: unknown): boolean {
  if (typeof type === 'object' && type !== null) return '$$typeof' in type;
  return typeof type === 'string' || typeof type === 'function';
}
