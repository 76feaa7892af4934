/** Returns in plain words which differences a collation ignores: "in any case and with any accents". */
export function describeCollation({
  sensitivity,
  ignorePunctuation,
}: Intl.CollatorOptions): string {
  const ignored = [
    ...(sensitivity === 'accent' || sensitivity === 'base' ? ['in any case'] : []),
    ...(sensitivity === 'case' || sensitivity === 'base' ? ['with any accents'] : []),
    ...(ignorePunctuation ? ['with any punctuation'] : []),
  ];
  return new Intl.ListFormat('en').format(ignored);
}
