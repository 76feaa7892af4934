import { combineSchemas } from '../../schema/combine-schemas.ts';
import { groupBy } from '../group-by.ts';
import { memoizeByObject } from '../memoize.ts';
import type { BranchCondition, PlacedSchema } from './schema-parts.ts';

/** One place in the schema that describes a field. */
interface FieldPlace extends PlacedSchema {
  /** The branches around it, the outermost first. */
  conditions: BranchCondition[];
  /** Whether this place asks the field, rather than adding rules to it. */
  asks: boolean;
}

/**
 * Returns the versions of a field, one for each set of branches that describe it; those inside more branches come first.
 * Several can apply at a time.
 *
 * @param places every place that describes the field
 */
export function versionsOf<P extends FieldPlace>(places: P[]): P[] {
  const [only] = places;
  if (only && places.length === 1) return only.asks ? [only] : [];
  const sets = distinct(places.map(({ conditions }) => conditions));
  const asking = sets.filter((set) => placesUnder(places, set).some(({ asks }) => asks));
  // A place that only adds rules counts together with each place that asks the field.
  const others = sets.filter((set) => !asking.includes(set));
  const joint = others.flatMap((set) =>
    asking.filter((one) => !excludes(one, set)).map((one) => [...one, ...set]),
  );
  return distinct([...asking, ...joint])
    .sort((a, b) => b.length - a.length)
    .map((set) => mergedUnder(places, set));
}

/** Returns a place of a field with the schemas of all places that apply wherever it does. */
export const mergedAt = <P extends FieldPlace>(places: P[], place: P): P =>
  places.length === 1 ? place : mergedUnder(places, place.conditions, place);

/** Merges the places that apply under some conditions; the innermost one comes first. */
function mergedUnder<P extends FieldPlace>(places: P[], conditions: BranchCondition[], own?: P): P {
  const applying = placesUnder(places, conditions).sort((a, b) =>
    a === own ? -1 : b === own ? 1 : b.conditions.length - a.conditions.length,
  );
  const [first] = applying as [P];
  if (applying.length === 1) return first;
  return {
    ...first,
    conditions,
    asks: applying.some(({ asks }) => asks),
    schema: combineSchemas(applying.map(({ schema }) => schema)),
    pointerOf: (keyword) =>
      (applying.find(({ schema }) => Object.hasOwn(schema, keyword)) ?? first).pointerOf(keyword),
  };
}

/** Returns the places of a field that apply wherever some conditions are met. */
const placesUnder = <P extends FieldPlace>(places: P[], conditions: BranchCondition[]): P[] =>
  places.filter((place) => includes(conditions, place.conditions));

/** Returns whether conditions are met wherever others are. */
export function includes(conditions: BranchCondition[], others: BranchCondition[]): boolean {
  const keys = new Set(conditions.map(keyOf));
  return others.every((condition) => keys.has(keyOf(condition)));
}

/** Returns whether two sets of conditions can't be met together, since one has an "else" of the other's "then". */
function excludes(conditions: BranchCondition[], others: BranchCondition[]): boolean {
  const keys = new Set(conditions.map(keyOf));
  return others.some((condition) => keys.has(keyOf({ ...condition, holds: !condition.holds })));
}

const distinct = (sets: BranchCondition[][]): BranchCondition[][] =>
  [...groupBy(sets.map(withoutDuplicates), (set) => set.map(keyOf).sort().join()).values()].flatMap(
    ([set]) => (set ? [set] : []),
  );

const withoutDuplicates = (set: BranchCondition[]): BranchCondition[] => [
  ...new Map(set.map((condition) => [keyOf(condition), condition])).values(),
];

const textOf = memoizeByObject((schema: object) => JSON.stringify(schema));

const keyOf = ({ pointer, if: schema, holds, source }: BranchCondition) =>
  `${source} ${pointer} ${holds} ${textOf(schema)}`;
