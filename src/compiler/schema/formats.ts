import { type formatCatalogue, formatEntry, formatNames } from '../../definition/formats.ts';

/** Formats beside those of JSON Schema, with the patterns of their texts. */
export const ownFormats: Record<string, RegExp> = Object.fromEntries(
  formatNames.flatMap((name) => {
    const pattern = formatEntry(name)?.pattern;
    return pattern ? [[name, pattern]] : [];
  }),
);

type FormatName = keyof typeof formatCatalogue;

/** The names of entries without a pattern. */
type StandardFormat = {
  [Name in FormatName]: (typeof formatCatalogue)[Name] extends { pattern: RegExp } ? never : Name;
}[FormatName];

/** Formats of JSON Schema that compiled validators know. */
export const standardFormats = formatNames.filter(
  (name): name is StandardFormat => formatEntry(name)?.pattern === undefined,
);
