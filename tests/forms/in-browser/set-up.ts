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
  const serve = async (name: string, forms: string): Promise<Listening> => {
    const dist = join(scratch, name);
    await buildProduct({ forms, dist });
    const { app } = await readDefinition(forms);
    return listen(new Hono().use(serveProduct(dist, productPolicy(app.provider.host))), 0);
  };
  const servers = await Promise.all(named.map(([name, forms]) => serve(name, forms)));
  const addresses = servers.map(({ port }) => `http://localhost:${port}`);
  project.provide(
    'served',
    Object.fromEntries(named.map(([name], index) => [name, addresses[index] ?? ''])),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(scratch, { recursive: true, force: true });
  };
}
