import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { TestProject } from 'vitest/node';
import type { ScreenSize } from '../../src/build/size-report.ts';
import { readDefinition } from '../../src/sandbox/definition.ts';
import { listen } from '../../src/sandbox/listen.ts';
import { productPolicy } from '../../src/sandbox/policy.ts';
import { serveProduct } from '../../src/sandbox/product.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/start.ts';
import { fullyProven, sampleProducts } from '../forms/products.ts';
import { copyDatabase } from '../sandbox/copy-database.ts';
import { visitedProducts } from '../support/visited-products.ts';
import { buildProducts } from './build-product.ts';
import { freePort } from './free-port.ts';
import { serveOnTwoHosts } from './serve-on-two-hosts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product of forms/, with a sandbox that answers its calls. */
    publisher: string;
    /** Address of the product of tests/products/workshop, with a sandbox. */
    workshop: string;
    /** Address of each proven product by the name of its folder. Nothing answers its calls. */
    served: Record<string, string>;
    /** Addresses of the product of forms/ and of a sandbox on another host that answers its calls. */
    twoHosts: { page: string; provider: string };
    /** The JavaScript that the browser loads for each screen, by the name of the product's folder. */
    sizes: Record<string, ScreenSize[]>;
  }
}

/** The products that journeys drive with a sandbox. */
const journeys = [
  ['publisher', 'forms'],
  ['workshop', 'workshop'],
] as const;

interface Product {
  name: string;
  /** Folder of the definitions. */
  forms: string;
  /** Folder of the built files. */
  dist: string;
  /** File with the sizes of its screens. */
  sizes: string;
}

/** Builds each product that the run visits once, as `npm run build` does, and serves it with and without a sandbox. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const known = [...fullyProven, ...sampleProducts].map(
    ([name, forms]): Product => ({
      name,
      forms,
      dist: join(folder, name, 'dist'),
      sizes: join(folder, `${name}.sizes.json`),
    }),
  );
  const otherHost = {
    name: 'other-host',
    forms: 'forms',
    dist: join(folder, 'other-host'),
    providerHost: `http://localhost:${await freePort()}`,
  };
  const all = [
    ...known.map(({ name }) => name),
    ...(process.env.FORMS_DIR ? [] : [otherHost.name]),
  ];
  const { state, config } = project.vitest;
  // While watching, other files can be run later.
  const visited = config.watch ? new Set(all) : visitedProducts(state.getPaths(), all);
  const products = known.filter(({ name }) => visited.has(name));
  await buildProducts(visited.has(otherHost.name) ? [...products, otherHost] : products);
  const sizes = products.map(
    async ({ name, sizes }): Promise<[string, ScreenSize[]]> => [
      name,
      JSON.parse(await readFile(sizes, 'utf8')),
    ],
  );
  project.provide('sizes', Object.fromEntries(await Promise.all(sizes)));

  const files = await Promise.all(products.map(serveFiles));
  project.provide(
    'served',
    Object.fromEntries(
      files.map(({ port }, at) => [products[at]?.name, `http://localhost:${port}`]),
    ),
  );

  const sandboxes: RunningSandbox[] = [];
  // The journeys are those of the two products of this project.
  for (const [key, name] of process.env.FORMS_DIR ? [] : journeys) {
    const product = products.find((each) => each.name === name);
    if (!product) continue;
    const data = join(folder, name, 'data');
    copyDatabase(project.getProvidedContext().newData, data);
    const options = { ...product, port: 0, data, origins: [] };
    const sandbox = await startSandbox(options, { log: () => {} });
    sandboxes.push(sandbox);
    project.provide(key, sandbox.url);
  }
  if (visited.has(otherHost.name)) {
    const { newData } = project.getProvidedContext();
    const { page, provider } = await serveOnTwoHosts({
      ...otherHost,
      folder: join(folder, 'other-host-data'),
      newData,
    });
    sandboxes.push(page, provider);
    project.provide('twoHosts', { page: page.url, provider: provider.url });
  }

  return async () => {
    await Promise.all([...files, ...sandboxes].map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}

async function serveFiles({ forms, dist }: Product) {
  const { app } = await readDefinition(forms);
  return listen(new Hono().use(serveProduct(dist, productPolicy(app.provider.host))), 0);
}
