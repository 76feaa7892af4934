import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';

export const Visit = closedObject(
  {
    key: Type.String({
      examples: ['first-visit'],
      pattern: '\\S',
      'x-label': 'the key of the first visit in the browser',
      description: 'Name of the item in the browser’s local storage.',
    }),
    query: Type.Array(Type.String({ pattern: '\\S', examples: ['utm_source'] }), {
      minItems: 1,
      'x-label': 'the list of parameters that are saved of the first visit’s address',
      examples: [['utm_source', 'utm_campaign']],
      description:
        'Names of the parameters that are stored, from the first address that has one of them.',
    }),
  },
  {
    required: ['key', 'query'],
    examples: [{ key: 'first-visit', query: ['utm_source', 'utm_campaign'] }],
    description:
      'Remembers how a visitor came: parameters of the first address, which mappings read at /visit/query.',
  },
);

export type VisitFile = Static<typeof Visit>;
