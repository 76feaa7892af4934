import { Type } from 'typebox';
import type { Calculation } from '../calculations.ts';
import { mappingRoots } from '../data-sources.ts';

/**
 * Builds a value from other values. Requests, prefills and the answers of the local sandbox are written as mappings.
 *
 * - `{ "from": "/answers/email" }` is the value at a JSON Pointer (RFC 6901), or `default` where there is none;
 *   with `each`, a list is mapped item by item, and the item is at `/item`; with `except`, the parts at these pointers,
 *   which start at the value, are left out
 * - `{ "merge": [ ... ] }` merges objects; of keys that several have, the last one wins, but for the empty value of a
 *   question without an answer, which takes the place of loaded values alone
 * - `{ "calculated": { "sum": "/answers/items/-/price" } }` is the result of a calculation
 * - `{ "when": { "answers": ... }, "then": ..., "else": ... }` is one mapping or the other, by a condition on the data
 *   sources; without `else`, there is no value where the condition does not hold
 * - `{ "value": ... }` is the value as written, even if it looks like one of the forms above
 * - any other object or list has the same shape with each entry mapped; an entry without a value is left out
 * - any other value is itself
 */
export type Mapping =
  | string
  | number
  | boolean
  | null
  | Mapping[]
  | { from: string; default?: unknown; each?: Mapping; except?: string[] }
  | { merge: Mapping[] }
  | { calculated: Calculation }
  | { when: object; then: Mapping; else?: Mapping }
  | { value: unknown }
  | { [key: string]: Mapping };

export const MappingJson = Type.Unsafe<Mapping>({
  'x-holds': 'mapping',
  description:
    'Builds a value: { "from": "/answers/email" } takes the value at a JSON Pointer, with "default" ' +
    'if there is none, "each" to map a list item by item (the item is at /item), and "except" to leave out parts, such as ["/confirmation"]; { "merge": [...] } merges objects, and later ones take precedence; ' +
    '{ "calculated": { "sum": "/answers/items/-/price" } } is the result of a calculation; ' +
    '{ "when": { "answers": ... }, "then": ..., "else": ... } is one value or the other, by a JSON Schema for each data source that decides; ' +
    '{ "value": ... } is taken literally; other objects and lists are built entry by entry. ' +
    `Pointers start with ${mappingRoots.map((name) => `/${name}`).join(', ')}.`,
  examples: [
    { token: { from: '/query/token', default: '' } },
    { merge: [{ from: '/loaded/data' }, { from: '/answers' }] },
  ],
});
