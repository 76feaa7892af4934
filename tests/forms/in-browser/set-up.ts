import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import type { TestProject } from 'vitest/node';
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
  const servers: PreviewServer[] = [];
  const served: Record<string, string> = {};
  for (const [name, forms] of named) {
    const dist = join(scratch, name);
    await buildProduct({ forms, dist });
    const server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: dist },
      preview: { port: 0, host: '127.0.0.1' },
    });
    const { port } = server.httpServer.address() as AddressInfo;
    served[name] = `http://127.0.0.1:${port}`;
    servers.push(server);
  }
  project.provide('served', served);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(scratch, { recursive: true, force: true });
  };
}
