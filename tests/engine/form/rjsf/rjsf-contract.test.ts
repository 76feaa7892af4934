// Proves that the fields of RJSF give our fields and templates the props that these read, whatever its version.

import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldProps } from '@rjsf/utils';
import { type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { addTo } from '../../../../src/engine/form/list/list.tsx';
import { globalFormOptions, registryFor } from '../../../../src/engine/form/rjsf/registry.ts';
import { compileForm } from '../../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', readOnly: true },
      home: {
        type: 'object',
        title: 'Home',
        properties: { city: { type: 'string', title: 'City' } },
      },
      pets: {
        type: 'array',
        title: 'Pets',
        minItems: 1,
        items: {
          type: 'object',
          title: 'Pet',
          properties: { kind: { type: 'string', title: 'Kind' } },
        },
      },
    },
  },
  {
    name: { 'ui:help': 'As you like', 'ui:options': { width: 'half' } },
    pets: { 'ui:help': 'All of them' },
  },
);

type Props = Record<string, unknown>;

/** The props of every field and template, by its kind and id. */
const seen = new Map<string, Props>();

function spy(
  kind: string,
  show: (props: never) => ReactNode,
  idOf: (props: never) => string = idOfPath,
) {
  return (props: never) => {
    seen.set(`${kind} ${idOf(props)}`, props);
    return show(props);
  };
}
const idOfPath = ({ fieldPathId }: { fieldPathId: { $id: string } }) => fieldPathId.$id;
const children = ({ children }: { children: ReactNode }) => children;
const props = (id: string) => seen.get(id) ?? {};

beforeAll(() => {
  const ready = addTo({ form, widgets: {}, templates: {}, fields: {} });
  const registry = registryFor(ready);
  const ObjectField = registry.fields.ObjectField as unknown as (props: never) => ReactNode;
  const fields = {
    ...registry.fields,
    answer: spy('answer', () => null),
    ObjectField: spy('object', (props) =>
      createElement(ObjectField as ComponentType<never>, props),
    ),
  };
  const templates = {
    ...registry.templates,
    FieldTemplate: spy('field template', children),
    ObjectFieldTemplate: spy('object template', ({ properties }) =>
      createElement('i', {}, ...(properties as { content: ReactNode }[]).map((one) => one.content)),
    ),
    ArrayFieldTemplate: spy('list template', ({ items }: ArrayFieldTemplateProps) => items),
    ArrayFieldItemTemplate: spy(
      'item template',
      children,
      ({ buttonsProps }: ArrayFieldItemTemplateProps) => buttonsProps.fieldPathId.$id,
    ),
  };
  const ignore = () => {};
  renderToStaticMarkup(
    createElement(
      SchemaField as ComponentType<FieldProps>,
      {
        name: '',
        schema: form.schema as RJSFSchema,
        uiSchema: form.ui as UiSchema,
        formData: { pets: [{}, {}] },
        fieldPathId: toFieldPathId('', globalFormOptions),
        registry: { ...registry, fields, templates } as unknown as FieldProps['registry'],
        onChange: ignore,
        onBlur: ignore,
        onFocus: ignore,
      } as unknown as FieldProps,
    ),
  );
});

it('every question is drawn by our field, inside our template, by its pointer', () => {
  const ids = [...seen.keys()].filter((key) => key.startsWith('answer')).sort();
  expect(ids).toEqual(
    ['home/city', 'name', 'pets/0/kind', 'pets/1/kind'].map((id) => `answer field/${id}`),
  );
  expect(props('answer field/pets/1/kind')).toMatchObject({
    name: 'kind',
    fieldPathId: { path: ['pets', 1, 'kind'] },
  });
});

it('a question gets its ui schema and whether it can be changed', () => {
  const uiSchema = { 'ui:field': 'answer', 'ui:help': 'As you like' };
  expect(props('answer field/name')).toMatchObject({
    readonly: true,
    uiSchema: { ...uiSchema, 'ui:options': { width: 'half' } },
  });
  expect(props('field template field/name')).toMatchObject({ id: 'field/name', uiSchema });
  expect(props('answer field/home/city')).toMatchObject({ readonly: false });
});

it('an object gets its schema, its answers and what its own fields need', () => {
  expect(props('object field/home')).toMatchObject({
    schema: { properties: { city: {} } },
    uiSchema: { city: { 'ui:field': 'answer' } },
    fieldPathId: { path: ['home'] },
    registry: { globalFormOptions },
    readonly: false,
    disabled: false,
  });
  expect(props('object field/pets/1')).toMatchObject({ formData: {} });
});

it('a list gets its items, and the call that adds one', () => {
  expect(props('list template field/pets')).toMatchObject({
    fieldPathId: { $id: 'field/pets', path: ['pets'] },
    uiSchema: { 'ui:help': 'All of them' },
    items: [expect.anything(), expect.anything()],
    canAdd: true,
    readonly: false,
    onAddClick: expect.any(Function),
  });
});

it('an item gets its place and the calls of its buttons', () => {
  expect(props('item template field/pets/0')).toMatchObject({
    index: 0,
    totalItems: 2,
    readonly: false,
    children: expect.anything(),
    registry: expect.anything(),
    buttonsProps: {
      fieldPathId: { path: ['pets', 0] },
      hasMoveUp: false,
      hasMoveDown: true,
      hasRemove: true,
      onMoveUpItem: expect.any(Function),
      onMoveDownItem: expect.any(Function),
      onRemoveItem: expect.any(Function),
    },
  });
});
