// Proves that each field of a form knows the branches that it and everything around it stand in.
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../../src/compiler/model/form/form-fields.ts';
import type { FormSource } from '../../../../src/compiler/model/product.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { formSource } from '../../form-source.ts';

const has = (name: string): JsonSchema => ({ required: [name] });

/** The branches that each place of a field stands in: "/guests/-: /then/if, else". */
const conditionsOf = (form: FormSource) =>
  fieldsOf(form).map(({ at, pointer, conditions }) => [
    at,
    pointer,
    ...conditions.map(
      ({ pointer: object, ifPointer, holds }) => `${object || '/'} ${ifPointer} ${holds}`,
    ),
  ]);

describe('the fields of a form', () => {
  it('know the branches that they stand in, the outermost first', () => {
    const form = formSource({
      type: 'object',
      properties: { a: { type: 'string' } },
      if: has('a'),
      then: {
        properties: { b: { type: 'string' } },
        if: has('b'),
        else: { properties: { c: { type: 'string' } } },
      },
    });
    expect(conditionsOf(form)).toEqual([
      ['/a', '/properties/a'],
      ['/b', '/then/properties/b', '/ /if true'],
      ['/c', '/then/else/properties/c', '/ /if true', '/ /then/if false'],
    ]);
  });

  it('know those of the groups and lists around them', () => {
    const form = formSource({
      type: 'object',
      if: has('a'),
      then: {
        properties: {
          guests: {
            type: 'array',
            items: {
              properties: { name: { type: 'string' } },
              if: has('name'),
              then: { properties: { age: { type: 'integer' } } },
            },
          },
        },
      },
    });
    const items = '/then/properties/guests/items';
    expect(conditionsOf(form)).toEqual([
      ['/guests', '/then/properties/guests', '/ /if true'],
      ['/guests/-/name', `${items}/properties/name`, '/ /if true'],
      ['/guests/-/age', `${items}/then/properties/age`, '/ /if true', `/guests/- ${items}/if true`],
    ]);
  });

  it('have conditions with references inlined, and say where these stand', () => {
    const form = formSource({
      type: 'object',
      definitions: {
        yes: { const: true },
        more: {
          if: { properties: { a: { $ref: '#/definitions/yes' } } },
          then: { properties: { b: { type: 'string' } } },
        },
      },
      allOf: [{ $ref: '#/definitions/more' }],
    });
    expect(fieldsOf(form).map(({ conditions }) => conditions)).toEqual([
      [
        {
          pointer: '',
          if: { properties: { a: { const: true } } },
          ifPointer: '/definitions/more/if',
          holds: true,
        },
      ],
    ]);
  });

  it('are questions where they have a widget, also as objects', () => {
    const form = formSource(
      {
        type: 'object',
        properties: { place: { type: 'object', properties: { lat: { type: 'number' } } } },
      },
      { place: { 'ui:widget': 'map' } },
    );
    expect(fieldsOf(form).map(({ at, kind }) => [at, kind])).toEqual([['/place', 'question']]);
  });
});
