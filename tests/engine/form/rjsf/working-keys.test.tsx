// Proves that descriptions, titles and read-only marks work at questions, groups, lists, items and forms alike.
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const text: JsonSchema = { type: 'string' };

/** A form with a question, a group and a list, of which a test changes parts. */
function definition(change: {
  schema?: JsonSchema;
  ui?: UiFile;
  question?: JsonSchema;
  group?: JsonSchema;
  list?: JsonSchema;
  item?: JsonSchema;
}): [JsonSchema, UiFile] {
  const { schema, question, group, list, item, ui } = change;
  return [
    {
      type: 'object',
      properties: {
        name: { ...text, title: 'Name', ...question },
        home: {
          type: 'object',
          title: 'Home',
          properties: { city: { ...text, title: 'City' } },
          ...group,
        },
        pets: {
          type: 'array',
          title: 'Pets',
          items: {
            type: 'object',
            title: 'Pet',
            properties: { kind: { ...text, title: 'Kind' } },
            ...item,
          },
          ...list,
        },
      },
      ...schema,
    },
    ui ?? {},
  ];
}

const show = (change: Parameters<typeof definition>[0], values = {}) =>
  showForm(compileForm(...definition(change)), values);

const filled = { name: 'Ada', home: { city: 'London' }, pets: [{ kind: 'Cat' }, { kind: 'Dog' }] };
const name = page.getByLabelText('Name');
const city = page.getByLabelText('City');
const kind = page.getByLabelText('Kind').first();
const add = page.getByRole('button', { name: /^Add / });

describe('A description is shown, and read out', () => {
  it.each([
    ['in schema.json', { question: { description: 'As in your passport' } }],
    ['in ui.json', { ui: { name: { 'ui:description': 'As in your passport' } } }],
  ])('of a question, %s', async (_, change) => {
    await show(change);
    await expect.element(page.getByText('As in your passport')).toBeVisible();
    await expect.element(name).toHaveAccessibleDescription('As in your passport');
  });

  it('of a question, before its help or its message', async () => {
    const ui = {
      name: { 'ui:description': 'Of the hotel', 'ui:help': 'Or its chain', 'ui:messages': {} },
    };
    await show({ ui });
    await expect.element(name).toHaveAccessibleDescription('Of the hotel Or its chain');
  });

  it.each([
    ['a group, in schema.json', { group: { description: 'Some words' } }],
    ['a group, in ui.json', { ui: { home: { 'ui:description': 'Some words' } } }],
    ['a list, in schema.json', { list: { description: 'Some words' } }],
    ['a list, in ui.json', { ui: { pets: { 'ui:description': 'Some words' } } }],
  ])('of %s', async (_, change) => {
    await show(change);
    await expect.element(page.getByText('Some words')).toBeVisible();
  });
});

describe('"ui:title" replaces the title', () => {
  it.each([
    ['a question', { ui: { name: { 'ui:title': 'Other' } } }],
    ['a group', { ui: { home: { 'ui:title': 'Other' } } }],
    ['a list', { ui: { pets: { 'ui:title': 'Other' } } }],
    ['the items of a list', { ui: { pets: { items: { 'ui:title': 'Other' } } } }],
  ])('of %s', async (_, change) => {
    await show(change, filled);
    await expect.element(page.getByText(/^Other/).first()).toBeVisible();
  });
});

describe('"readOnly" lets nobody change', () => {
  const isFixed = { name: false, city: false, kind: false, list: false };
  const all = { name: true, city: true, kind: true, list: true };
  const cases: [string, Parameters<typeof definition>[0], typeof isFixed][] = [
    ['a question', { question: { readOnly: true } }, { ...isFixed, name: true }],
    ['a group', { group: { readOnly: true } }, { ...isFixed, city: true }],
    ['a group, in ui.json', { ui: { home: { 'ui:readonly': true } } }, { ...isFixed, city: true }],
    ['a list', { list: { readOnly: true } }, { ...isFixed, kind: true, list: true }],
    ['the items of a list', { item: { readOnly: true } }, { ...isFixed, kind: true }],
    ['a form', { schema: { readOnly: true } }, all],
    ['a form, in ui.json', { ui: { 'ui:readonly': true } }, all],
  ];

  it.each(cases)('%s', async (_, change, fixed) => {
    await show(change, filled);
    await expect.element(name).toHaveValue('Ada');
    expect({
      name: name.element().hasAttribute('readonly'),
      city: city.element().hasAttribute('readonly'),
      kind: kind.element().hasAttribute('readonly'),
      list: add.query() === null,
    }).toEqual(fixed);
    const remove = page.getByRole('button', { name: /^Remove/ });
    expect(remove.elements()).toHaveLength(fixed.list ? 0 : 2);
  });
});
