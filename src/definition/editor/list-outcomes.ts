import {
  type OutcomeEntry,
  outcomeCatalogue,
  outcomePattern,
  replyPattern,
} from '../outcomes/index.ts';
import { upperFirst } from '../upper-first.ts';
import type { Json } from './json.ts';

const entries = Object.entries<OutcomeEntry>(outcomeCatalogue);

/**
 * Returns a schema in which each outcome has a property of its own with its description. Definitions are checked with
 * one pattern for all names; editors complete and explain only names that are properties.
 */
export const listOutcomes = <Schema extends object>(schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    const { patternProperties, ...rest } = value ?? {};
    const pattern = [outcomePattern, replyPattern].find((one) => patternProperties?.[one]);
    if (pattern === undefined) return value;
    const outcome = patternProperties[pattern];
    const names = entries
      .map(([name, entry]) => ({ name: entry.example ?? name, entry }))
      .filter(({ name }) => new RegExp(pattern).test(name));
    return {
      ...rest,
      properties: Object.fromEntries(
        names.map(({ name, entry }) => [name, describe(entry, outcome)]),
      ),
      patternProperties:
        pattern === replyPattern
          ? { '^4([0-9]{2}|XX)$': outcome }
          : Object.fromEntries(
              entries.flatMap(([, entry]) =>
                entry.pattern ? [[`^${entry.pattern}$`, describe(entry, outcome)]] : [],
              ),
            ),
    };
  });

const describe = ({ description }: OutcomeEntry, outcome: Json): Json => ({
  description: `${upperFirst(description)}.`,
  ...outcome,
});
