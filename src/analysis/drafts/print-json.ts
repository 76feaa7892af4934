/** The formatter's line width. */
const maxColumns = 100;

/**
 * Prints a value as the formatter does: objects over several lines, lists on one line where they fit.
 *
 * @param column where the value begins on its line
 */
export function printJson(value: unknown, indent = '', column = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([name, entry]) => {
      const key = `${inner}${JSON.stringify(name)}: `;
      return key + printJson(entry, inner, key.length);
    });
    return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
  }
  const items = value.map((item) => printJson(item, inner, inner.length));
  const line = `[${items.join(', ')}]`;
  // One more column for the comma after it.
  const fits = column + line.length + 1 <= maxColumns && !line.includes('\n');
  return fits ? line : `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
}
