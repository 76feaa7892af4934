// The catalogue of the keywords of schema.json.
import type { Place } from '../places.ts';
import { formKeywords, ofLists, ofNumbers, ofObjects, ofTexts } from './form-keywords.ts';

export { formKeywords } from './form-keywords.ts';
export { otherKeywords } from './other-keywords.ts';

/** The types of the schemas at a place, where a keyword can't be a rule for any type. */
const typesAt: Partial<Record<Place, readonly string[]>> = {
  form: ofObjects,
  group: ofObjects,
  item: ofObjects,
  list: ofLists,
};

/** Returns the id of the rule that refuses a keyword of schema.json at a place; `undefined` where it has an effect. */
export function refusingRule(keyword: string, place: Place): string | undefined {
  const entry = Object.hasOwn(formKeywords, keyword) ? formKeywords[keyword] : undefined;
  if (!entry || entry.unsupportedAt?.includes(place)) return 'unsupported-schema';
  if (entry.refusedAt?.[place] !== undefined) return 'idle-key';
  // No question is an object.
  const types = typesAt[place] ?? [...ofTexts, ...ofNumbers, ...ofLists];
  const isMisplaced = entry.types && !entry.types.some((type) => types.includes(type));
  return isMisplaced ? 'misplaced-rule' : undefined;
}
