import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { mapping } from './mapping.ts';
import { Params } from './request.ts';

const ofItem = {
  value: Type.String({
    description: 'Pointer to the value in an item; the item itself without it.',
    examples: ['/id'],
  }),
  label: Type.String({
    description: 'Pointer to the text in an item; that of the value without it.',
    examples: ['/name'],
  }),
  disabled: Type.String({
    description: 'Pointer in an item: where it leads to true, visitors can’t choose the item.',
    examples: ['/full'],
  }),
  reason: Type.String({
    description: 'Pointer in an item to the words that say why it can’t be chosen.',
    examples: ['/note'],
  }),
  sort: Type.Literal('label', { description: 'Sorts the choices by their text.' }),
};

const ListSource = closedObject(
  {
    from: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })], {
      description:
        'JSON Pointer to a list: in the answer of the load call, or an answer of the visitor, whose choices are offered. Several stand in a list. Beside "call", a pointer to the list in its response, which is the list itself without it.',
      examples: ['/loaded/data/towns'],
    }),
    ...ofItem,
  },
  { required: ['from'] },
);

const CallSource = closedObject(
  {
    call: Type.String({
      examples: ['services'],
      description:
        'Name of a call in app.json that brings the choices. It is made when the question is shown, and again when an answer changes that it sends; with { "from": "/typed" } under "send" while the visitor types.',
    }),
    params: Params,
    send: mapping('Values that the call sends.', { name: { from: '/typed' } }),
    from: Type.String({
      description: 'JSON Pointer to the list in the response, which is the list itself without it.',
      examples: ['/data/services'],
    }),
    ...ofItem,
    cache: Type.Literal('session', {
      description:
        'Keeps the choices for the tab, by the values that were sent. Without it they are kept until the screen is left.',
    }),
  },
  { required: ['call'] },
);

export const ChoiceSource = Type.Union([ListSource, CallSource], {
  examples: [
    { from: '/loaded/data/channels', value: '/id', label: '/name' },
    { call: 'services', from: '/data', value: '/id', label: '/name' },
  ],
  description: 'The source of the choices, if the schema has none.',
});

/** Lists that are there already, as definitions write them. */
type ListSource = Static<typeof ListSource>;
/** A list that a call brings. */
export type CallSource = Static<typeof CallSource>;
/** A source of choices, as definitions write it. */
export type SourceFile = ListSource | CallSource;
