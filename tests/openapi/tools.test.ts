// Proves that the OpenAPI description keeps the rules of linters, and has a type for each value and valid examples.
import { describe, expect, it } from 'vitest';
import { isObject } from '../../src/core/is-object.ts';
import { valuesIn } from '../../src/core/values-in.ts';
import { type OpenApiDocument, openApiOf } from '../../src/openapi/index.ts';
import { compileProduct, named } from '../forms/products.ts';
import { problemsOf } from './describe-response.ts';

const operationsOf = ({ paths }: OpenApiDocument) => Object.values(paths).flatMap(Object.values);

/** Lists the objects in a description that are schemas, with their pointers. Examples are values. */
function schemasIn(document: OpenApiDocument) {
  const isIn = (pointer: string) =>
    /\/(schema|schemas\/\w+)(\/(items|properties\/[^/]+|(any|one|all)Of\/\d+|additionalProperties))*$/.test(
      pointer,
    );
  return valuesIn(document).filter(
    ({ pointer, value }) => isIn(pointer) && !/\/examples\//.test(pointer) && isObject(value),
  ) as { pointer: string; value: Record<string, unknown> }[];
}

describe.each(named)('the description of %s', async (_name, folder) => {
  const document = openApiOf((await compileProduct(folder)).product);

  it('has an id, a summary and known tags for each operation', () => {
    const operations = operationsOf(document);
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { summary, tags: own, description } of operations) {
      expect(summary).toMatch(/\S/);
      expect(description).toMatch(/\S/);
      expect(own.length).toBeGreaterThan(0);
      expect(tags).toEqual(expect.arrayContaining(own));
    }
    expect(document.security).toEqual([]);
    expect(document.info.contact.name).toMatch(/\S/);
  });

  it('uses each of its components', () => {
    const paths = JSON.stringify(document.paths);
    const names = Object.keys(document.components.responses);
    expect(names.filter((name) => !paths.includes(`responses/${name}"`))).toEqual([]);
  });

  it('has a type for each value', () => {
    const schemas = schemasIn(document);
    expect(schemas.length).toBeGreaterThan(10);
    const untyped = schemas.filter(
      ({ value: { type, items, properties, additionalProperties, ...others } }) => {
        if (type === 'object') return !properties && !additionalProperties;
        if (type === 'array') return !items;
        const kinds = ['$ref', 'anyOf', 'oneOf', 'const', 'enum'];
        return type === undefined && !kinds.some((kind) => kind in others && others[kind] !== null);
      },
    );
    expect(untyped.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('has examples that match their schemas', () => {
    const contents = valuesIn(document).filter(({ pointer }) =>
      pointer.endsWith('/content/application~1json'),
    ) as { value: { schema: object; examples?: Record<string, { value: unknown }> } }[];
    for (const { value } of contents) {
      for (const [name, example] of Object.entries(value.examples ?? {})) {
        expect(problemsOf(document, value.schema, example.value), name).toEqual([]);
      }
    }
  });
});
