import { Type } from 'typebox';
import type { Mapping } from '../../core/mapping.ts';

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
