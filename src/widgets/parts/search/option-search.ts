import { trimmed } from '../../../core/form/typed-text.ts';

/** An option that visitors find by its names: a country, a region, a choice. */
export interface NamedOption {
  name: string;
  /** The way it is shown, where not by its name. */
  label?: string;
  /** Short code, e.g. "CA" for Canada or for California. */
  code: string | undefined;
  /** Other names that people use for it. */
  otherNames?: readonly string[];
  /** Returns its name in its own language; called only where no other name is found. */
  nameAtHome?: () => string | undefined;
}

/** Returns the options that the choices of a question name; all of them where it has none. */
export const offeredOptions = <P extends NamedOption>(
  options: P[],
  choices: readonly { value: unknown }[],
): P[] =>
  choices.length === 0
    ? options
    : options.filter(({ name }) => choices.some(({ value }) => value === name));

/** Returns the options that match a typed text, the likeliest first. Accents, case and punctuation do not matter. */
export function searchOptions<P extends NamedOption>(options: readonly P[], typed: string): P[] {
  // A list that opens compiles no pattern.
  const query = typed === '' ? '' : fold(typed);
  // `fold` drops emoji too, but a text of emoji alone finds no option.
  if (query === '') return trimmed(typed) === '' ? [...options] : [];
  const found = ranked(options, (option) => rank(option, query));
  return found.length > 0 ? found : ranked(options, (option) => rankAtHome(option, query));
}

const ranked = <P extends NamedOption>(options: readonly P[], rankOf: (option: P) => number): P[] =>
  options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < unrelated)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);

/** Returns the one option that a typed text means: its full name, its code, or the only match. */
export function meantOption<P extends NamedOption>(
  options: readonly P[],
  typed: string,
): P | undefined {
  const query = fold(typed);
  if (query === '') return undefined;
  const found = searchOptions(options, typed);
  const isNamed = ({ name, label }: NamedOption) => [label ?? '', name].map(fold).includes(query);
  return found.find(isNamed) ?? exactOrOnly(found, query);
}

function exactOrOnly<P extends NamedOption>(found: readonly P[], query: string): P | undefined {
  const exact = found.filter((option) => rank(option, query) === 0);
  return exact.length === 1 || found.length === 1 ? found[0] : undefined;
}

const unrelated = 4;

function rank({ name, label = name, code, otherNames = [] }: NamedOption, query: string): number {
  return rankNames([label, name, ...otherNames], code, query);
}

function rankAtHome({ nameAtHome }: NamedOption, query: string): number {
  const name = nameAtHome?.();
  return name === undefined ? unrelated : rankNames([name], undefined, query);
}

function rankNames(writtenNames: string[], code: string | undefined, query: string): number {
  const names = writtenNames.map(fold);
  if (names.includes(query) || (code && fold(code) === query)) return 0;
  if (names.some((each) => each.startsWith(query))) return 1;
  if (names.some((each) => ` ${each}`.includes(` ${query}`))) return 2;
  return names.some((each) => each.includes(query)) ? 3 : unrelated;
}

/** Returns a text without what does not matter to a search: accents, case and punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(dots, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Those of abbreviations: "U.S.A." is "usa". */
export const dots = /(?<=\b\p{L})\.(?=\p{L}\b|\s*$)/gu;
