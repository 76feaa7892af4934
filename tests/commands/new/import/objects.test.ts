// Proves that an import keeps references, dependencies, alternatives and conditions of objects, or lists them.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { importFields, importSchema } from './import-form.ts';

const text = { type: 'string' };

describe('references', () => {
  const pier = {
    type: 'object',
    required: ['name'],
    properties: { name: text, depth: { type: 'number' } },
  };

  it.each(['definitions', '$defs'])(
    'the same schema in several places is one of %s',
    async (key) => {
      const { schema, remarks, found } = await importFields(
        { home: { $ref: `#/${key}/pier`, title: 'Home' }, guest: { $ref: `#/${key}/pier` } },
        {},
        { [key]: { pier, unused: text } },
      );
      expect(schema.properties).toEqual({
        home: { title: 'Home', $ref: '#/definitions/pier' },
        guest: { title: 'Guest', $ref: '#/definitions/pier' },
      });
      expect(Object.keys(schema.definitions ?? {})).toEqual(['pier']);
      expect(remarks).toEqual([]);
      expect(found).toEqual([]);
    },
  );

  it('what a place adds stays at this place', async () => {
    const { properties, found } = await importFields(
      { home: { $ref: '#/definitions/name' }, guest: { $ref: '#/definitions/name', minLength: 3 } },
      {},
      { definitions: { name: { type: 'string', maxLength: 9 } } },
    );
    expect(properties).toMatchObject({
      home: { maxLength: 9 },
      guest: { maxLength: 9, minLength: 3 },
    });
    expect(found).toEqual([]);
  });

  it('an entry of the ui schema for a definition is one for each place', async () => {
    const { ui, remarks } = await importFields(
      { home: { $ref: '#/definitions/pier' }, guest: { $ref: '#/definitions/pier' } },
      {
        'ui:definitions': { '#/definitions/pier': { name: { 'ui:help': 'As on the chart' } } },
        guest: { name: { 'ui:help': 'As you call it' } },
      },
      { definitions: { pier } },
    );
    expect(ui).toEqual({
      home: { name: { 'ui:help': 'As on the chart' } },
      guest: { name: { 'ui:help': 'As you call it' } },
    });
    expect(remarks).toEqual([]);
  });

  it('one that refers to itself is left out, and listed', async () => {
    const { properties, remarks, found } = await importFields(
      { crew: { $ref: '#/definitions/sailor' } },
      {},
      {
        definitions: {
          sailor: {
            type: 'object',
            properties: {
              name: text,
              mates: { type: 'array', items: { $ref: '#/definitions/sailor' } },
            },
          },
        },
      },
    );
    expect(Object.keys(properties.crew?.properties ?? {})).toEqual(['name']);
    expect(remarks[0]).toContain(
      'schema#/definitions/sailor/properties/mates/items/$ref: "#/definitions/sailor" refers to itself',
    );
    expect(found).toEqual([]);
  });

  it.each(['other.json#/x', '#/definitions/none', '#/definitions/%', '#/definitions/%ff'])(
    '"%s", which leads to nothing, is listed',
    async ($ref) => {
      const { properties, remarks, found } = await importFields({ a: text, b: { $ref } });
      expect(Object.keys(properties)).toEqual(['a']);
      expect(remarks[0]).toContain('schema#/properties/b/$ref');
      expect(found).toEqual([]);
    },
  );
});

describe('dependencies', () => {
  it('on names require them', async () => {
    const { schema, remarks, found } = await importFields(
      { boat: text, berth: text },
      {},
      {
        dependencies: { boat: ['berth'] },
      },
    );
    expect(schema.dependentRequired).toEqual({ boat: ['berth'] });
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  it.each(['dependencies', 'dependentSchemas'])('%s on schemas are conditions', async (keyword) => {
    const { schema, remarks, found } = await importFields(
      { boat: text },
      {},
      {
        [keyword]: { boat: { required: ['berth'], properties: { berth: text } } },
      },
    );
    expect(schema.allOf).toEqual([
      {
        if: { required: ['boat'] },
        then: { required: ['berth'], properties: { berth: { type: 'string', title: 'Berth' } } },
      },
    ]);
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  const rig = { type: 'string', enum: ['none', 'sloop', 'ketch'] };
  const sloop = {
    properties: { rig: { enum: ['sloop'] }, sails: { type: 'integer' } },
    required: ['sails'],
  };

  it('on alternatives by value are a condition for each', async () => {
    const { schema, ui, remarks, found } = await importFields(
      { rig },
      { sails: { 'ui:help': 'Without the spare one' } },
      {
        dependencies: {
          rig: { oneOf: [{ properties: { rig: { enum: ['none', 'ketch'] } } }, sloop] },
        },
      },
    );
    expect(schema.allOf).toEqual([
      {
        if: { required: ['rig'], properties: { rig: { const: 'sloop' } } },
        then: { required: ['sails'], properties: { sails: { type: 'integer', title: 'Sails' } } },
      },
    ]);
    expect(ui).toEqual({ sails: { 'ui:help': 'Without the spare one' } });
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  it('on nothing at all are left out, and listed', async () => {
    const { schema, remarks, found } = await importFields(
      { boat: text, berth: text },
      {},
      { dependencies: { boat: true, berth: false } },
    );
    expect(schema.dependencies).toBeUndefined();
    expect(remarks).toEqual([expect.stringContaining('schema#/dependencies: Left out')]);
    expect(found).toEqual([]);
  });

  it('a value that no alternative has is refused', async () => {
    const { schema } = await importFields(
      { rig },
      {},
      { dependencies: { rig: { oneOf: [sloop] } } },
    );
    expect(schema.allOf?.[0]).toEqual({
      if: { required: ['rig'] },
      then: { properties: { rig: { enum: ['sloop'] } } },
    });
  });
});

describe('alternatives', () => {
  it.each(['oneOf', 'anyOf'])(
    '"%s" with a value of its own in each are shapes',
    async (keyword) => {
      const { properties, ui, screen, remarks, found } = await importFields(
        {
          payer: {
            title: 'Who pays?',
            [keyword]: [
              { properties: { kind: { const: 'member' }, number: { type: 'integer' } } },
              {
                title: 'A firm',
                properties: { kind: { enum: ['firm'] }, vat: text },
                required: ['kind', 'vat'],
              },
            ],
          },
        },
        {
          payer: {
            vat: { 'ui:help': 'With the country' },
            [keyword]: [{ number: { 'ui:placeholder': '1234' } }],
          },
        },
      );
      expect(properties.payer).toMatchObject({
        type: 'object',
        oneOf: [
          { title: 'Member', required: ['kind'], properties: { kind: { const: 'member' } } },
          { title: 'A firm', required: ['kind', 'vat'], properties: { kind: { const: 'firm' } } },
        ],
      });
      expect(ui.payer).toEqual({
        vat: { 'ui:help': 'With the country' },
        number: { 'ui:placeholder': '1234' },
      });
      expect(screen.submit.send).toEqual({ from: '/answers' });
      expect(remarks).toEqual([]);
      expect(found).toEqual([]);
    },
  );

  it('without such a value have a question that is not sent, and are listed', async () => {
    const alternatives: JsonSchema[] = [
      { title: 'Mail', properties: { email: text } },
      { properties: { phone: text } },
    ];
    const { schema, screen, remarks, found } = await importFields(
      { guests: { type: 'array', items: { type: 'object', anyOf: alternatives } } },
      {},
      { oneOf: alternatives },
    );
    expect(schema.oneOf?.map(({ properties }) => properties?.option?.const)).toEqual([
      'Mail',
      'Option 2',
    ]);
    expect(screen.submit.send).toEqual({
      from: '/answers',
      except: ['/option', '/guests/-/option'],
    });
    expect(remarks).toEqual([
      expect.stringContaining('schema#/oneOf: Nothing tells the alternatives apart'),
      expect.stringContaining('schema#/properties/guests/items/anyOf'),
    ]);
    expect(found).toEqual([]);
  });

  it('that only require fields are left out, and listed', async () => {
    const { schema, remarks, found } = await importFields(
      { email: text, phone: text },
      {},
      {
        anyOf: [{ required: ['email'] }, { required: ['phone'] }],
      },
    );
    expect(schema.anyOf).toBeUndefined();
    expect(remarks).toEqual([expect.stringContaining('schema#/anyOf: Left out')]);
    expect(found).toEqual([]);
  });
});

describe('conditions', () => {
  const rig = { type: 'string', enum: ['sloop', 'ketch'] };

  it('wait for the answer that they test, and are listed', async () => {
    const { schema, remarks, found } = await importFields(
      { rig },
      {},
      {
        if: { properties: { rig: { const: 'sloop' } } },
        then: { properties: { boom: text } },
        else: { properties: { mizzen: text }, required: ['mizzen'] },
      },
    );
    expect(schema.if).toMatchObject({ required: ['rig'] });
    expect(schema.else).toMatchObject({
      if: { required: ['rig'] },
      then: { required: ['mizzen'] },
    });
    expect(remarks).toEqual([
      expect.stringContaining('schema#/if/properties/rig: Changed'),
      expect.stringContaining('schema#/else: "else" waits'),
    ]);
    expect(found).toEqual([]);
  });

  it('a branch only refines a question that has its title elsewhere', async () => {
    const branch = {
      if: { required: ['crew'], properties: { crew: { const: true } } },
      then: { properties: { rig: { enum: ['ketch'] } } },
    };
    const { schema, remarks, found } = await importFields(
      { rig, crew: { type: 'boolean' } },
      {},
      branch,
    );
    expect(schema).toMatchObject(branch);
    expect(schema.then).toEqual(branch.then);
    expect(remarks).toEqual([]);
    expect(found).toEqual([]);
  });

  it('one on a question that is left out is left out as a whole, and listed', async () => {
    const { schema, remarks, found } = await importFields(
      { note: { type: 'null' }, rig },
      {},
      {
        allOf: [
          { if: { required: ['note'] }, then: { required: ['rig'], properties: { mast: text } } },
        ],
      },
    );
    expect(schema.allOf).toBeUndefined();
    expect(remarks[1]).toContain('schema#/allOf/0/if');
    expect(remarks[1]).toContain('Left out, with its "then" and "else"');
    expect(found).toEqual([]);
  });
});

it('the default of an object is that of its fields', async () => {
  const { properties, remarks, found } = await importSchema({
    type: 'object',
    default: { berth: { pier: 'A' } },
    properties: { berth: { type: 'object', properties: { pier: text, place: text } } },
  });
  expect(properties.berth?.properties?.pier?.default).toBe('A');
  expect(remarks).toEqual([]);
  expect(found).toEqual([]);
});
