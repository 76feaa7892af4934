// Plural forms in texts, in the notation of ICU: "{answers.guests, plural, one {# guest} other {# guests}}".

import { textRoots } from '../../definition/text-roots.ts';

/** The words for a number, by the plural category of Unicode (CLDR), or for one number alone: "=0". */
export type PluralForms = Readonly<Record<string, string>>;

interface Plural {
  /** The name of the number: "count", "answers.guests". */
  name: string;
  /** Stands in where there is no number: "{answers.guests|0, plural, ...}". */
  words: string | undefined;
  forms: PluralForms;
}

const form = /(=\d+|[a-z]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const plural =
  /\{([\w.-]+)(?:\|([^{}|]*?))?,\s*plural,((?:\s*(?:=\d+|[a-z]+)\s*\{(?:[^{}]|\{[^{}]*\})*\})+)\s*\}/g;

/**
 * Replaces the plurals of a text; other words in braces stay, in their forms too.
 *
 * @param replace the text keeps a plural for which it returns `undefined`
 */
export const replacePlurals = (
  text: string,
  replace: (plural: Plural) => string | undefined,
): string =>
  text.includes('plural')
    ? text.replace(plural, (whole, name: string, words: string | undefined, forms: string) => {
        const all = [...forms.matchAll(form)].map(([, one = '', text = '']) => [one, text]);
        return replace({ name, words, forms: Object.fromEntries(all) }) ?? whole;
      })
    : text;

/** Returns the pointer of the number that a plural names; `undefined` where it is none of a screen's values. */
export const pointerOfCount = (name: string): string | undefined =>
  textRoots.some((root) => name.startsWith(`${root}.`))
    ? `/${name.replaceAll('.', '/')}`
    : undefined;

/**
 * Returns the words for a number, which stands in place of "#".
 *
 * @param number a text that is none gets the form "other"
 * @param language BCP 47 tag
 */
export function pluralForm(
  forms: PluralForms,
  number: number | string,
  language: string | undefined,
): string {
  const value = number === '' ? Number.NaN : Number(number);
  const isNumber = !Number.isNaN(value);
  const category = isNumber ? new Intl.PluralRules(language).select(value) : 'other';
  const words = (isNumber ? forms[`=${value}`] : undefined) ?? forms[category] ?? forms.other ?? '';
  return words.replaceAll(
    '#',
    isNumber ? new Intl.NumberFormat(language).format(value) : String(number),
  );
}

/**
 * Picks the plural forms of a text by the numbers among some words; other plurals stay.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export const pickPlurals = (
  text: string,
  words: Readonly<Record<string, unknown>>,
  language: string | undefined,
): string =>
  replacePlurals(text, ({ name, forms }) => {
    const number = words[name];
    return typeof number === 'number' || typeof number === 'string'
      ? pluralForm(forms, number, language)
      : undefined;
  });

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Returns the plural categories that the whole numbers of daily life have in a language, and "other". Those of fractions, or
 * of millions alone as in Spanish, are left out: numbers of these get "other".
 */
export function neededForms(language: string): string[] {
  const known = formsOfLanguages.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const found = Array.from({ length: 201 }, (_, number) => rules.select(number));
  const needed = categories.filter((category) => category === 'other' || found.includes(category));
  formsOfLanguages.set(language, needed);
  return needed;
}

/** The needed forms of the languages that were asked for. */
const formsOfLanguages = new Map<string, string[]>();

/** Returns all plural categories of a language. */
export const possibleForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
