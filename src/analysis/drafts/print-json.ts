/** Columns of a line at most, as the formatter has them. */
const width = 100;

/** A value as the formatter prints it: objects over several lines, lists of plain values on one where they fit. */
export function printJson(value: unknown, indent = '', before = 0): string {
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
  // One more column for the comma behind it.
  const fits = before + line.length + 1 <= width && !line.includes('\n');
  return fits ? line : `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
}
