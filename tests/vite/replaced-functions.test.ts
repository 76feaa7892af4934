// Proves that the functions that builds put in the place of those of libraries return the same where they are called.
import { resolve } from 'node:path';
import styleFunctionOfMui from '@mui/system/styleFunctionSx';
import {
  deepEquals as deepEqualsOfRjsf,
  type Registry,
  type RJSFSchema,
  resolveUiSchema as resolveOfRjsf,
  type UiSchema,
} from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import deepEquals from '../../src/vite/deep-equals.ts';
import isPropValid from '../../src/vite/is-prop-valid.ts';
import styleFunctionSx from '../../src/vite/no-sx.ts';
import resolveUiSchema from '../../src/vite/resolve-ui-schema.ts';
import { compileForm } from '../engine/compile-form.ts';

/** A dependency of emotion, not of ours. */
const ofEmotion = resolve('node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js');
const { default: isPropValidOfEmotion } = await import(/* @vite-ignore */ ofEmotion);

describe('deepEquals', () => {
  const some = () => 1;
  const values = [
    ...[1, '1', Number.NaN, undefined, null, some, () => 2, true],
    ...[{}, { a: undefined }, { b: undefined }, { a: 1 }, { a: { b: 1 } }, { a: { b: 2 } }],
    ...[{ a: some }, { a: () => 2 }, { a: [1, { b: null }] }, { a: [1, { b: {} }] }],
    ...[[], [1], [1, 2], [2, 1], { 0: 1 }, [[1]], [undefined]],
  ];
  const copy = (value: unknown) => (value instanceof Object ? { ...value } : value);

  it.each(values.map((value) => [value]))('compares %j with others as RJSF does', (one) => {
    for (const other of [...values, copy(one)]) {
      expect([other, deepEquals(one, other)]).toEqual([other, deepEqualsOfRjsf(one, other)]);
    }
  });
});

describe('resolveUiSchema', () => {
  const form = compileForm(
    {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        sites: { type: 'array', title: 'Sites', items: { $ref: '#/$defs/site' } },
        way: { type: 'string', title: 'Way', oneOf: [{ const: 'a', title: 'A' }] },
      },
      $defs: {
        site: { type: 'object', title: 'Site', properties: { url: { type: 'string' } } },
      },
    },
    { name: { 'ui:help': 'As you like' } },
  );
  const registry = { rootSchema: form.schema } as unknown as Registry;

  it('returns the ui schema of every field of a drawn schema as RJSF does', () => {
    const check = (schema: RJSFSchema, ui: UiSchema | undefined) => {
      expect(resolveUiSchema(schema, ui)).toEqual(resolveOfRjsf(schema, ui, registry));
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        check(property as RJSFSchema, ui?.[name]);
      }
      if (schema.items) {
        check(schema.items as RJSFSchema, ui?.items as UiSchema | undefined);
      }
    };
    check(form.schema as RJSFSchema, form.ui as UiSchema);
  });

  it('meets no reference in a drawn schema', () => {
    expect(JSON.stringify(form.schema)).not.toContain('$ref');
  });
});

describe('isPropValid', () => {
  it.each([
    ...['children', 'className', 'href', 'htmlFor', 'id', 'name', 'style', 'type', 'value'],
    ...['aria-label', 'autoComplete', 'checked', 'data-width', 'disabled', 'onClick', 'viewBox'],
  ])('forwards %s as that of emotion does', (name) => {
    expect([isPropValid(name), isPropValidOfEmotion(name)]).toEqual([true, true]);
  });

  it.each(['theme', 'sx', 'ownerState'])(
    'keeps %s from elements as that of emotion does',
    (name) => {
      expect([isPropValid(name), isPropValidOfEmotion(name)]).toEqual([false, false]);
    },
  );
});

it('unlike that of emotion, ours forwards names that HTML does not know: styled elements list their own', () => {
  expect([isPropValid('columns-of-ours'), isPropValidOfEmotion('columns-of-ours')]).toEqual([
    true,
    false,
  ]);
});

describe('styleFunctionSx', () => {
  it('has no styles for what has no sx, as that of MUI', () => {
    expect([styleFunctionSx({}), styleFunctionOfMui({ theme: {} })]).toEqual([null, null]);
  });

  it('fails where that of MUI would have styles', () => {
    expect(() => styleFunctionSx({ sx: { m: 1 } })).toThrow('use "styled"');
  });
});
