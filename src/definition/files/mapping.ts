import { Type } from 'typebox';

/**
 * How a value is put together from other values; one language for what a call sends, for a prefill and for what
 * the local sandbox answers.
 *
 * - `{ "from": "/answers/email" }` the value at a JSON Pointer (RFC 6901); `default` stands in where there is none;
 *   with `each`, a list is mapped item by item, the item being at `/item`
 * - `{ "merge": [ ... ] }` objects laid over each other, the last one winning
 * - `{ "value": ... }` the value as it stands, even if it looks like one of the forms above
 * - any other object or list: the same shape with each entry mapped; an entry without a value is left out
 * - anything else: itself
 */
export type Mapping =
  | string
  | number
  | boolean
  | null
  | Mapping[]
  | { from: string; default?: unknown; each?: Mapping }
  | { merge: Mapping[] }
  | { value: unknown }
  | { [key: string]: Mapping };

export const MappingJson = Type.Unsafe<Mapping>({
  description:
    'How a value is put together: { "from": "/answers/email" } takes the value at a JSON Pointer, with "default" ' +
    'where there is none and "each" to map a list item by item (the item is at /item); { "merge": [...] } lays objects over each other; ' +
    '{ "value": ... } is taken as it stands; other objects and lists are built entry by entry. ' +
    'Pointers lead into /answers, /loaded (the answer of the load call), /query (of the page address) and /page/url.',
  examples: [
    { token: { from: '/query/token', default: '' } },
    { merge: [{ from: '/loaded/data' }, { from: '/answers' }] },
  ],
});
