// Proves that the schemas for editors are fresh, describe every key, and accept the shipped product.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../../src/compiler/1-read/read-folder.ts';
import { maxExampleLength } from '../../../src/compiler/2-parse/shape/check-leaf.ts';
import { createAjv } from '../../../src/compiler/schema/compile-validators.ts';
import { editorSchemas } from '../../../src/definition/editor/editor-schemas.ts';
import {
  type WidgetEntry,
  widgetCatalogue,
} from '../../../src/definition/widget-catalogue/index.ts';

type Json = Record<string, unknown>;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const schemaFolder = folder('../../../forms/.schemas/');
const schemas = editorSchemas();
const forms = await readForms(folder('../../../forms'));

/** Every schema that lies in a schema. */
function partsIn(schema: unknown): Json[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [
    ...(Array.isArray(schema) ? [] : [schema as Json]),
    ...Object.entries(schema)
      .filter(([name]) => !['if', 'examples', 'default'].includes(name))
      .flatMap(([, part]) => partsIn(part)),
  ];
}

/** Every key that the schemas describe, with its schema; what it refers to is looked up. */
const keysIn = (schema: Json): { path: string; key: Json }[] =>
  partsIn(schema)
    .filter(({ type }) => type === 'object')
    .flatMap(({ properties }) => Object.entries((properties ?? {}) as Record<string, Json>))
    .map(([name, key]) => ({ path: name, key: followed(key, schema) }));

function followed(key: Json, { definitions }: Json): Json {
  const [, name] = /^#\/definitions\/(.+)$/.exec(String(key.$ref ?? '')) ?? [];
  return name ? ((definitions as Record<string, Json>)[name] ?? {}) : key;
}

const endingOf = (file: string) =>
  file.startsWith('translation')
    ? /\/languages\/[\w-]+\.json$/
    : new RegExp(`/${file.replace('.schema', '')}$`);

describe('the schemas for editors', () => {
  it('are fresh; "npm run forms:schemas" writes them', () => {
    const files = readdirSync(schemaFolder);
    expect(files.sort()).toEqual(Object.keys(schemas).sort());
    for (const file of files) {
      const schema = JSON.parse(readFileSync(schemaFolder + file, 'utf8'));
      expect(schema, file).toEqual(schemas[file]);
      expect(schema.$comment, file).toMatch(/^Generated/);
    }
  });

  it('have an example of each text with a pattern, which findings show', () => {
    const without = Object.values(schemas)
      .flatMap(partsIn)
      .filter(({ type, pattern }) => type === 'string' && typeof pattern === 'string')
      .filter(({ examples = [] }) => {
        const [first] = examples as unknown[];
        return first === undefined || JSON.stringify(first).length > maxExampleLength;
      });
    expect(without).toEqual([]);
  });

  it('hold each part once', () => {
    for (const [file, schema] of Object.entries(schemas)) {
      const seen = new Set<string>();
      for (const part of partsIn(schema)) {
        const text = JSON.stringify(part);
        if (text.length < 300) continue;
        expect(seen.has(text), `${file} repeats ${text.slice(0, 200)}`).toBe(false);
        seen.add(text);
      }
    }
  });

  it('describe every key, and give most of them an example', () => {
    const keys = Object.values(schemas).flatMap(keysIn);
    const bare = keys.filter(({ key }) => typeof key.description !== 'string');
    expect(bare.map(({ path }) => path)).toEqual([]);
    const shown = keys.filter(
      ({ key }) =>
        'examples' in key || 'default' in key || 'const' in key || key.type === 'boolean',
    );
    expect(shown.length / keys.length).toBeGreaterThan(0.8);
  });

  const ajv = createAjv();
  for (const [file, schema] of Object.entries(schemas)) {
    const validate = ajv.compile(schema);
    const ending = file === 'frozen-draft.schema.json' ? /\/drafts\/\d+\.json$/ : endingOf(file);
    const paths = [...forms.texts.keys()].filter((path) => ending.test(path));

    it(`${file} accepts the files of the shipped product`, () => {
      expect(paths).not.toEqual([]);
      for (const path of paths) {
        const valid = validate(JSON.parse(forms.texts.get(path) ?? ''));
        expect(validate.errors ?? [], path).toEqual([]);
        expect(valid).toBe(true);
      }
    });

    it(`${file} is the one that those files name`, () => {
      for (const path of paths) {
        const up = '../'.repeat(path.split('/').length - 2);
        const { $schema } = JSON.parse(forms.texts.get(path) ?? '');
        expect($schema, path).toBe(`${up}.schemas/${file}`);
      }
    });

    it(`${file} accepts its own examples`, () => {
      const check = (part: unknown): void => {
        if (typeof part !== 'object' || part === null) return;
        const { examples, ...rest } = part as { examples?: unknown[] };
        if (Array.isArray(examples) && ('type' in rest || 'anyOf' in rest)) {
          const fits = ajv.compile({ ...rest, definitions: schema.definitions });
          for (const example of examples) {
            expect(
              fits(example),
              `${JSON.stringify(example)} for ${JSON.stringify(rest).slice(0, 200)}`,
            ).toBe(true);
          }
        }
        for (const [key, inner] of Object.entries(rest)) if (key !== 'default') check(inner);
      };
      check(schema);
    });
  }
});

describe('the schema of ui.json', () => {
  const validate = createAjv().compile(schemas['ui.schema.json'] ?? {});
  const accepts = (entry: unknown) => validate({ field: entry });

  it('knows the options of each widget', () => {
    expect(accepts({ 'ui:widget': 'textarea', 'ui:options': { rows: 6 } })).toBe(true);
    expect(accepts({ 'ui:widget': 'text', 'ui:options': { rows: 6 } })).toBe(false);
    expect(accepts({ 'ui:widget': 'region', 'ui:options': {} })).toBe(false);
  });

  it('knows every widget and no other', () => {
    for (const [widget, { options }] of Object.entries<WidgetEntry>(widgetCatalogue)) {
      const needed = options?.country ? { 'ui:options': { country: '/answers/a' } } : {};
      expect(accepts({ 'ui:widget': widget, ...needed }), widget).toBe(true);
    }
    expect(accepts({ 'ui:widget': 'hidden' })).toBe(false);
  });

  it('knows every "ui:" key and no other, at any depth', () => {
    expect(accepts({ 'ui:placeholder': 'Ada', items: { name: { 'ui:help': 'x' } } })).toBe(true);
    expect(accepts({ 'ui:placholder': 'Ada' })).toBe(false);
    expect(accepts({ items: { name: { 'ui:hlep': 'x' } } })).toBe(false);
  });
});
