// The description of a product's calls by OpenAPI: the operations, the bodies that are sent, and the answers.
import { type ProductSource, versionOf } from '../compiler/index.ts';
import { type Operation, operationOf } from './operation.ts';
import { sentBodies } from './sent-bodies.ts';
import { ownerPathsOf } from './with-owner.ts';

/** A description of the calls of a product by OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
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
  const { app, screens } = product;
  const bodies = screens.flatMap((screen) => sentBodies(product, screen));
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(app.calls)) {
    const path = `/${call.path.replace(/^\/+/, '')}`;
    const owners = ownerPathsOf(product, name);
    const { provider } = app;
    const sent = bodies.flatMap(([of, body]) => (of === name ? [body] : []));
    const operation = operationOf(name, call, sent, { provider, owners });
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: app.name,
      version: versionOf(product),
      description: 'The calls that the pages make, from the definitions of the forms.',
    },
    servers: [{ url: host || '/' }],
    paths,
  };
}
