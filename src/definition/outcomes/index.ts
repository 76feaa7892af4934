// The catalogue of outcomes: every way for a call to end that a definition can name.
import { outcomeCatalogue } from './catalogue.ts';
import type { OutcomeEntry } from './entry.ts';

export { outcomeCatalogue } from './catalogue.ts';
export type { OutcomeEntry, OutcomeResponse } from './entry.ts';

type Catalogue = typeof outcomeCatalogue;

/** The failures that have a name of their own, not that of a status. */
export type FailureName = {
  [Name in keyof Catalogue]: Catalogue[Name] extends { fallback: unknown }
    ? Catalogue[Name] extends { pattern: string }
      ? never
      : Name
    : never;
}[keyof Catalogue];

/** The outcomes that occur without a response. */
export type EndingName = {
  [Name in keyof Catalogue]: Catalogue[Name] extends { withoutResponse: true } ? Name : never;
}[keyof Catalogue];

const entries = Object.entries<OutcomeEntry>(outcomeCatalogue);

const patternOf = ([name, { pattern = name }]: (typeof entries)[number]) => pattern;

/** Regular expression that all names of outcomes match, and nothing else. */
export const outcomePattern = `^(${entries.map(patternOf).join('|')})$`;

/** Regular expression of the outcomes in which the provider responds to the sent data. */
export const replyPattern = '^(success|errors|4XX|(4[0-9]{2}))$';

/** Lists the names in quotes, each with its meaning. */
export const outcomeDescriptions = entries
  .map(([name, { example = name, description }]) => `"${example}" (${description})`)
  .join('; ');

export const endingNames = entries.flatMap(([name, { withoutResponse }]) =>
  withoutResponse ? [name as EndingName] : [],
);

/** The outcomes that are distinguished whether or not a definition names them. */
export const generalOutcomes = entries.flatMap(([name, { fallback }]) => (fallback ? [] : [name]));

/** The entry of an outcome; `undefined` for a name that none has. */
export const outcomeEntry = (name: string): OutcomeEntry | undefined =>
  entries.find((entry) => new RegExp(`^(${patternOf(entry)})$`).test(name))?.[1];
