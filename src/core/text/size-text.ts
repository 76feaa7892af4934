const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Returns a number of bytes for a reader: "1.2 MB", "69 bytes". */
export function sizeText(bytes: number, language: string): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  // Only the long name of a byte has plural forms.
  const unitDisplay = power === 0 ? 'long' : 'short';
  const format = {
    style: 'unit',
    unit: units[power],
    unitDisplay,
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1000 ** power);
}
