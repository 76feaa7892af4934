// Proves that an import keeps choices with their names, order and values, in questions and in lists.
import { expect, it } from 'vitest';
import { importFields } from './import-form.ts';

const titled = [
  { const: 's', title: 'Small' },
  { const: 'l', title: 'Large' },
];
const sizes = { type: 'string', enum: ['s', 'l'] };

it.each([
  ['names beside the values', { ...sizes, enumNames: ['Small', 'Large'] }, {}],
  ['a list of names in the ui schema', sizes, { 'ui:enumNames': ['Small', 'Large'] }],
  ['names by value', sizes, { 'ui:options': { enumNames: { s: 'Small', l: 'Large' } } }],
  [
    'alternatives with one value each',
    { type: 'string', anyOf: titled.map(({ const: value, title }) => ({ enum: [value], title })) },
    {},
  ],
])('%s are titles of choices', async (_, size, ui) => {
  const { properties, remarks, found } = await importFields({ size }, { size: ui });
  expect(properties.size).toEqual({ type: 'string', title: 'Size', oneOf: titled });
  expect(remarks).toEqual([]);
  expect(found).toEqual([]);
});

it('values without names stay values', async () => {
  const { properties, remarks } = await importFields({ size: { enum: [1, 2] } });
  expect(properties.size).toEqual({ type: 'number', title: 'Size', enum: [1, 2] });
  expect(remarks).toEqual([]);
});

it('true and false have names too', async () => {
  const { properties, found } = await importFields(
    { crew: { type: 'boolean', enumNames: ['With a crew', 'Alone'] } },
    { crew: { 'ui:widget': 'radio' } },
  );
  expect(properties.crew?.oneOf).toEqual([
    { const: true, title: 'With a crew' },
    { const: false, title: 'Alone' },
  ]);
  expect(found).toEqual([]);
});

it('the order of choices is that of the ui schema', async () => {
  const { properties } = await importFields(
    { wind: { type: 'string', enum: ['calm', 'breeze', 'gale'] } },
    { wind: { 'ui:enumOrder': ['gale', '*'] } },
  );
  expect(properties.wind?.enum).toEqual(['gale', 'calm', 'breeze']);
});

it('a choice that is disabled has a reason, which is listed', async () => {
  const { ui, remarks, found } = await importFields(
    { size: sizes },
    { size: { 'ui:enumDisabled': ['l'] } },
  );
  expect(ui.size['ui:options']).toEqual({ disabled: { l: 'Not available' } });
  expect(remarks).toEqual([expect.stringContaining('schema#/properties/size')]);
  expect(found).toEqual([]);
});

it('null is no choice', async () => {
  const { properties, remarks } = await importFields({ size: { enum: ['s', 'l', null] } });
  expect(properties.size?.enum).toEqual(['s', 'l']);
  expect(remarks).toEqual([expect.stringContaining('No answer is null')]);
});

it('choices that are objects are left out, and listed', async () => {
  const place = { enum: [{ name: 'Kiel' }, { name: 'Oslo' }] };
  const { properties, remarks, found } = await importFields(
    { size: sizes, port: place, ports: { type: 'array', items: place, uniqueItems: true } },
    { port: { 'ui:enumNames': ['Kiel', 'Oslo'] } },
    { required: ['port'] },
  );
  expect(Object.keys(properties)).toEqual(['size']);
  expect(remarks).toEqual([
    expect.stringContaining('schema#/properties/port: "port" is left out'),
    expect.stringContaining('schema#/properties/ports/items: "ports" is left out'),
  ]);
  expect(found).toEqual([]);
});

it('a list of choices has their names, and its own widget', async () => {
  const { properties, ui, remarks, found } = await importFields(
    { sizes: { type: 'array', uniqueItems: true, items: sizes } },
    { sizes: { 'ui:widget': 'checkboxes', items: { 'ui:enumNames': ['Small', 'Large'] } } },
  );
  expect(properties.sizes?.items?.oneOf).toEqual(titled);
  expect(ui).toEqual({ sizes: { 'ui:widget': 'checkboxes' } });
  expect(remarks).toEqual([]);
  expect(found).toEqual([]);
});

it('a list that could have a choice twice is listed', async () => {
  const { remarks } = await importFields({ sizes: { type: 'array', items: sizes } });
  expect(remarks).toEqual([expect.stringContaining('only once')]);
});

it('choices that are limited twice stay so, without the names, which are listed', async () => {
  const { properties, remarks, found } = await importFields(
    { size: { ...sizes, oneOf: titled.slice(0, 1) } },
    { size: { 'ui:enumNames': ['Small', 'Large'], oneOf: [{ 'ui:help': 'Never read' }] } },
  );
  expect(properties.size?.enum).toEqual(sizes.enum);
  expect(remarks.map((line) => line.split(': ')[0])).toEqual(
    expect.arrayContaining(['ui#/size/ui:enumNames', 'ui#/size/oneOf']),
  );
  expect(found).toEqual([]);
});
