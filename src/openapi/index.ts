// The description of a product's calls by OpenAPI: the operations, the bodies that are sent, and the answers.
import { type ProductSource, requestHeaders, versionOf } from '../compiler/index.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { type Operation, operationOf } from './operation.ts';
import { securitySchemesOf } from './security.ts';
import { type ApiResponse, problemSchema, sharedResponses } from './shared-responses.ts';
import { type Tag, tagsOf } from './tags.ts';

export { type ReadValue, readValuesOf } from './read-values.ts';

/** A description of the calls of a product by OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; contact: { name: string } };
  servers: { url: string }[];
  security: object[];
  tags: Tag[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, object>;
  };
}

/**
 * Describes the calls that a product's pages make, for the authors of the provider: the body of each, and the answers that the
 * pages understand.
 *
 * @param product definitions without errors
 * @param host address of the provider, where it is not that of app.json
 */
export function openApiOf(
  product: ProductSource,
  host = product.app.provider.host,
): OpenApiDocument {
  const { app } = product;
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(app.calls)) {
    const path = `/${call.path.replace(/^\/+/, '')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(product, name, call) };
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const used = JSON.stringify(paths);
  const responses = Object.entries(sharedResponses).filter(([status]) =>
    used.includes(`#/components/responses/${status}"`),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: app.name,
      version: versionOf(product),
      description: descriptionOf(app),
      contact: { name: app.name },
    },
    servers: [{ url: host || '/' }],
    security: [],
    tags: tagsOf(product, new Set(operations.flatMap(({ tags }) => tags))),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      responses: Object.fromEntries(responses),
      securitySchemes: securitySchemesOf(app),
    },
  };
}

/** Says what the calls have in common. */
function descriptionOf({ calls, provider }: ProductSource['app']): string {
  const all = Object.values(calls);
  const headers = new Set([
    'Content-Type',
    ...all.flatMap((call) => Object.keys(requestHeaders({ provider }, call))),
    ...(all.some(({ once }) => once) ? ['Idempotency-Key'] : []),
    ...(provider.csrf && all.some(({ cookies }) => cookies) ? [provider.csrf.header] : []),
  ]);
  const withCookies = Object.entries(calls).flatMap(([name, { cookies }]) => (cookies ? name : []));
  const credentials = withCookies.length > 0 ? `, credentials for ${withCookies.join(', ')}` : '';
  return [
    'The calls that the pages make, from the definitions of the forms.',
    `Pages on another host need CORS: allow their origin, the headers ${[...headers].join(', ')}${credentials}, and expose Retry-After.`,
  ].join(' ');
}
