import { type OutcomeEntry, outcomeCatalogue, outcomePattern } from '../outcomes/index.ts';
import type { Json } from './json.ts';

const entries = Object.entries<OutcomeEntry>(outcomeCatalogue);

/**
 * Returns a schema in which each outcome has a property of its own with its description. Definitions are checked with
 * one pattern for all names; editors complete and explain only names that are properties.
 */
export const listOutcomes = <Schema extends object>(schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    const { patternProperties, ...rest } = value ?? {};
    const outcome = patternProperties?.[outcomePattern];
    if (outcome === undefined) return value;
    return {
      ...rest,
      properties: Object.fromEntries(
        entries.map(([name, entry]) => [entry.example ?? name, describe(entry, outcome)]),
      ),
      patternProperties: Object.fromEntries(
        entries.flatMap(([, entry]) =>
          entry.pattern ? [[`^${entry.pattern}$`, describe(entry, outcome)]] : [],
        ),
      ),
    };
  });

function describe({ description }: OutcomeEntry, outcome: Json): Json {
  const sentence = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  return { description: sentence, ...outcome };
}
