// Proves that an import keeps lists and questions for files, and lists those that can't be asked.
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { importFields } from './import-form.ts';

const text = { type: 'string' };

it('lists of texts and of groups stay lists', async () => {
  const { properties, ui, remarks, found } = await importFields(
    {
      ports: { type: 'array', minItems: 1, default: ['Kiel'], items: text },
      crew: { type: 'array', items: { type: 'object', properties: { first_name: text } } },
    },
    { crew: { items: { first_name: { 'ui:placeholder': 'Ada' } } } },
  );
  expect(properties.ports).toEqual({
    type: 'array',
    title: 'Ports',
    minItems: 1,
    default: ['Kiel'],
    items: text,
  });
  expect(properties.crew?.items?.properties?.first_name?.title).toBe('First name');
  expect(ui).toEqual({ crew: { items: { first_name: { 'ui:placeholder': 'Ada' } } } });
  expect(remarks).toEqual([]);
  expect(found).toEqual([]);
});

it.each([
  ['items for each position', { items: [text, { type: 'number' }], additionalItems: text }],
  ['the same in a later draft', { prefixItems: [text] }],
  ['lists as items', { items: { type: 'array', items: text } }],
  ['boxes as items', { items: { type: 'boolean' } }],
  ['no items', {}],
])('a list with %s is left out, and listed', async (_, list) => {
  const { properties, remarks, found } = await importFields(
    { a: text, list: { type: 'array', ...list } as JsonSchema },
    {},
    { required: ['list'] },
  );
  expect(Object.keys(properties)).toEqual(['a']);
  expect(remarks).toEqual([expect.stringMatching(/^schema#\/properties\/list: .*left out/i)]);
  expect(found).toEqual([]);
});

it('files go with the form, and what is assumed of them is listed', async () => {
  const { properties, ui, remarks, found } = await importFields(
    {
      licence: { type: 'string', format: 'data-url' },
      photos: { type: 'array', maxItems: 2, items: { type: 'string', format: 'data-url' } },
      map: text,
    },
    {
      licence: { 'ui:options': { accept: '.pdf' } },
      photos: { 'ui:accept': 'image/*', 'ui:widget': 'files' },
      map: { 'ui:widget': 'file' },
    },
  );
  expect(properties.licence).toMatchObject({ type: 'object', required: ['part'] });
  expect(properties.photos).toMatchObject({ type: 'array', maxItems: 2 });
  expect(ui.licence).toEqual({
    'ui:widget': 'file',
    'ui:options': { accept: ['.pdf'], maxSize: '5 MB' },
  });
  expect(ui.photos['ui:options'].accept).toContain('.png');
  expect(ui.photos['ui:options'].accept).not.toContain('.pdf');
  expect(ui.map['ui:options'].accept).toEqual(['.pdf', '.jpg', '.png']);
  expect(remarks).toEqual([
    expect.stringContaining('schema#/properties/licence: Files are sent beside the answers'),
    expect.stringContaining('schema#/properties/photos'),
    expect.stringContaining('schema#/properties/map'),
  ]);
  expect(found).toEqual([]);
});
