/** Returns the JSON Schema type of a text, a number or a boolean; `undefined` for any other value. */
export function scalarType(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return ['string', 'boolean'].includes(typeof value) ? typeof value : undefined;
}
