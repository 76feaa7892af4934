import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../src/core/is-object.ts';
import { getAt } from '../../src/core/pointer.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import type { OpenApiDocument } from '../../src/openapi/index.ts';
import type { Operation } from '../../src/openapi/operation.ts';
import type { ApiResponse } from '../../src/openapi/shared-responses.ts';

/** Headers of responses that mean something to a page. Every response has others, such as those for security. */
const meaningful = ['Retry-After', 'Allow', 'Set-Cookie'];

/** Returns the operation with an id, with its path and method. */
export function operationNamed({ paths }: OpenApiDocument, id: string) {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const one = found.find(({ operation }) => operation.operationId === id);
  if (!one) throw new Error(`No operation "${id}"`);
  return one;
}

/** Lists where a response differs from its description: status, headers, and the body, with every value that is in it. */
export async function differences(
  document: OpenApiDocument,
  { responses }: Operation,
  response: Response,
): Promise<string[]> {
  const described = resolved<ApiResponse>(document, responses[response.status]);
  if (!described) return [`status ${response.status} is not described`];
  const { headers = {}, content } = described;
  const text = await response.text();
  return [
    ...meaningful.flatMap((name) =>
      response.headers.has(name) && !headers[name] ? [`${name} is not described`] : [],
    ),
    ...Object.entries(headers).flatMap(([name, header]) => {
      const value = response.headers.get(name);
      if (value === null) return 'required' in header ? [`${name} is missing`] : [];
      const { schema } = header as { schema: JsonSchema };
      return problemsOf(document, schema, schema.type === 'integer' ? Number(value) : value);
    }),
    ...(content
      ? problemsOf(document, content['application/json']?.schema ?? false, JSON.parse(text))
      : ['', '{}'].includes(text)
        ? []
        : [`the body is not described: ${text}`]),
  ];
}

/** Lists the problems of a value, and the values in it that a schema does not describe. */
export function problemsOf(document: OpenApiDocument, schema: object | false, value: unknown) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  if (ajv.validate(closed(document, schema), value)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Inlines references, and allows in each object the properties that it describes alone. */
function closed(document: OpenApiDocument, schema: unknown): object {
  if (Array.isArray(schema)) return schema.map((one) => closed(document, one));
  if (!isObject(schema)) return schema as object;
  const entries = Object.entries(resolved<JsonSchema>(document, schema) ?? {}).map(
    ([name, inner]) => [name, name === 'examples' ? inner : closed(document, inner)],
  );
  const one = Object.fromEntries(entries);
  return isObject(schema.properties) && !('additionalProperties' in schema)
    ? { ...one, additionalProperties: false }
    : one;
}

/** Follows a reference. */
function resolved<T>(document: OpenApiDocument, value: unknown): T | undefined {
  const target =
    isObject(value) && typeof value.$ref === 'string'
      ? getAt(document, value.$ref.slice(1))
      : value;
  return target as T | undefined;
}
