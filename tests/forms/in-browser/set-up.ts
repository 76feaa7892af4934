import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { TestProject } from 'vitest/node';
import { readDefinition } from '../../../src/sandbox/definition.ts';
import { type Listening, listen } from '../../../src/sandbox/listen.ts';
import { productPolicy } from '../../../src/sandbox/policy.ts';
import { serveProduct } from '../../../src/sandbox/product.ts';
import { buildProduct } from '../../journeys/build-product.ts';
import { named } from '../products.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each proven product is served, by the name of its folder. Nothing answers its calls. */
    served: Record<string, string>;
  }
}

/** Builds every proven product as `npm run build` does, and serves the files. */
export default async function setUp(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), 'forms-'));
  const servers: Listening[] = [];
  const served: Record<string, string> = {};
  for (const [name, forms] of named) {
    const dist = join(scratch, name);
    await buildProduct({ forms, dist });
    const { app } = await readDefinition(forms);
    const policy = productPolicy(app.provider.host);
    const server = await listen(new Hono().use(serveProduct(dist, policy)), 0);
    served[name] = `http://localhost:${server.port}`;
    servers.push(server);
  }
  project.provide('served', served);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(scratch, { recursive: true, force: true });
  };
}
