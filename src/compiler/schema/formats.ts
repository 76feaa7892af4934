import { isBic } from '../../core/judges/bic.ts';
import { isIban } from '../../core/judges/iban.ts';
import { isVat } from '../../core/judges/vat.ts';
import { type formatCatalogue, formatEntry, formatNames } from '../../definition/formats.ts';

/** The functions that judge texts, by the names under which compiled validators import them. */
const judges: Record<string, (text: string) => boolean> = { isIban, isBic, isVat };

/** Formats beside those of JSON Schema, with the patterns of their texts or the functions that judge these. */
export const ownFormats: Record<string, RegExp | ((text: string) => boolean)> = Object.fromEntries(
  formatNames.flatMap((name) => {
    const { pattern, judge } = formatEntry(name) ?? {};
    const test = pattern ?? judges[judge ?? ''];
    return test ? [[name, test]] : [];
  }),
);

/** The prefix of the ids under which compiled validators import the files of src/core/judges/: "virtual:judge/iban". */
export const judgePrefix = 'virtual:judge/';

type FormatName = keyof typeof formatCatalogue;

/** The names of entries with neither. */
type StandardFormat = {
  [Name in FormatName]: (typeof formatCatalogue)[Name] extends
    | { pattern: RegExp }
    | { judge: string }
    ? never
    : Name;
}[FormatName];

/** Formats of JSON Schema that compiled validators know. */
export const standardFormats = formatNames.filter(
  (name): name is StandardFormat => !Object.hasOwn(ownFormats, name),
);
