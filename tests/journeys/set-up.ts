import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { TestProject } from 'vitest/node';
import { readDefinition } from '../../src/provider/definition/definition.ts';
import { type Listening, listen } from '../../src/provider/http/listen.ts';
import { productPolicy } from '../../src/provider/http/policy.ts';
import { serveProduct } from '../../src/provider/http/product.ts';
import { type RunningProvider, startProvider } from '../../src/provider/start.ts';
import { named, walkedInBrowser } from '../forms/products.ts';
import { hashSecret } from '../provider/cheap-hash.ts';
import { copyDatabase } from '../provider/copy-database.ts';
import { makeWithRecipes } from '../recipes/definitions.ts';
import { visitedProducts } from '../support/visited-products.ts';
import {
  type Build,
  buildProducts,
  type PlannedBuild,
  planBuilds,
} from './builds/build-products.ts';
import {
  makeInOneLanguage,
  makeWithoutToken,
  makeWithSentAnswers,
} from './builds/in-one-language.ts';
import { freePort } from './free-port.ts';
import { makeHostile } from './hostile-texts/definitions.ts';
import { makeWithMoreScreens } from './hydration/definitions.ts';
import { serveBelowPaths } from './serve-below-paths.ts';
import { serveOnTwoHosts, type TwoHosts } from './serve-on-two-hosts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address that answers once all products are built: with nothing, or what kept one from it. */
    builds: string;
    /** Address of the product of forms/, with a provider that answers its calls. */
    publisher: string;
    /** Address of the product of tests/products/workshop, with a provider. */
    workshop: string;
    /** Address of the product of forms/ with all recipes that need a page, with a provider. */
    recipes: string;
    /** Address of each proven product by the name of its folder. Nothing answers its calls. */
    served: Record<string, string>;
    /** Address of a host with the product of forms/ at its root, and in English and German below two paths. */
    oneHost: string;
    /** The product of forms/, built for a provider on another host, at which nothing listens. */
    twoHosts: TwoHosts;
    /** Folder of each product's build by the name of the product's folder. */
    buildFolders: Record<string, string>;
  }
}

/** The products that journeys drive with a provider. */
const driven = [
  ['publisher', 'forms'],
  ['workshop', 'workshop'],
  ['recipes', 'recipes'],
] as const;

interface ChangedProduct extends Omit<Build, 'forms'> {
  /** Makes its definitions in a folder that is not there yet. */
  make: (forms: string) => Promise<void>;
}

/** Products that a file of tests changes for itself, by the name under which they are served. */
const changedProducts: ChangedProduct[] = [
  { name: 'hydration', make: makeWithMoreScreens, isDevelopment: true },
  { name: 'hostile-texts', make: makeHostile },
  { name: 'recipes', make: makeWithRecipes },
  { name: 'apply', make: makeWithSentAnswers, basePath: '/eu/apply' },
  { name: 'apply-now', make: makeWithoutToken, basePath: '/eu/apply-now' },
];

/** The product, built for a provider on another host. */
const onOtherHost = async (): Promise<ChangedProduct> => ({
  name: 'other-host',
  make: makeInOneLanguage,
  providerHost: `http://api.example.com:${await freePort()}`,
});

/**
 * Serves each product that the run visits, with and without a provider, and builds it once. Other tests run while products
 * are being built: each file of journeys waits for them before it starts.
 */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const products = await planBuilds(await visitedBuilds(project, folder));
  const problem = buildProducts(products).then(
    () => '',
    (error: Error) => String(error.stack),
  );
  const waiting = await listen(
    new Hono().get('/', async (c) => c.text(await problem)),
    0,
  );
  const files = await Promise.all(products.map(serveFiles));
  project.provide('builds', `http://localhost:${waiting.port}/`);
  project.provide(
    'buildFolders',
    byName(products, ({ folder }) => folder),
  );
  project.provide(
    'served',
    byName(products, (_, index) => `http://localhost:${files[index]?.port}`),
  );
  const providers = await startProviders(project, products, folder);

  return async () => {
    await problem;
    const servers: Pick<Listening, 'close'>[] = [waiting, ...files, ...providers];
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}

/** Starts the providers of the products that are visited with one. */
async function startProviders(
  project: TestProject,
  products: PlannedBuild[],
  folder: string,
): Promise<Pick<RunningProvider, 'close'>[]> {
  const { newData } = project.getProvidedContext();
  const providers: Pick<RunningProvider, 'close'>[] = [];
  // The journeys are those of the products of this project.
  for (const [key, name] of process.env.FORMS_DIR ? [] : driven) {
    const product = products.find((each) => each.name === name);
    if (!product) continue;
    const data = join(folder, name, 'data');
    copyDatabase(newData, data);
    const options = { ...product, port: 0, data, origins: [] };
    const provider = await startProvider(options, { log: () => {}, hashSecret });
    providers.push(provider);
    project.provide(key, provider.url);
  }
  const otherHost = products.find(({ name }) => name === 'other-host');
  if (otherHost?.providerHost) {
    const { forms, dist, providerHost } = otherHost;
    const data = join(folder, 'other-host-data');
    const { server, twoHosts } = await serveOnTwoHosts({
      forms,
      dist,
      providerHost,
      data,
      newData,
    });
    providers.push(server);
    project.provide('twoHosts', twoHosts);
  }
  const below = products.filter(({ basePath }) => basePath !== undefined);
  const atRoot = products.find(({ name }) => name === 'forms');
  if (atRoot && below.length > 0) {
    const data = join(folder, 'one-host-data');
    copyDatabase(newData, data);
    const host = await serveBelowPaths([...below, atRoot], data);
    providers.push(host);
    project.provide('oneHost', host.url);
  }
  return providers;
}

/** Makes the products that the files of the run visit; while watching, all of them, since other files can be run later. */
async function visitedBuilds({ vitest }: TestProject, folder: string): Promise<Build[]> {
  const changed = process.env.FORMS_DIR ? [] : [...changedProducts, await onOtherHost()];
  const all = [...walkedInBrowser.map(([name]) => name), ...changed.map(({ name }) => name)];
  const visited = vitest.config.watch
    ? new Set(all)
    : visitedProducts(vitest.state.getPaths(), all);
  const builds: Build[] = named.map(([name, forms]) => ({ name, forms }));
  for (const { name, make, ...settings } of changed) {
    const forms = join(folder, name, 'forms');
    if (visited.has(name)) await make(forms);
    builds.push({ name, forms, ...settings });
  }
  return builds.filter(({ name }) => visited.has(name));
}

const byName = <T>(
  products: PlannedBuild[],
  read: (product: PlannedBuild, index: number) => T,
): Record<string, T> =>
  Object.fromEntries(products.map((product, index) => [product.name, read(product, index)]));

/** Serves the files of a product. React fills in styles as texts where it warns, and hostile texts may be styles too. */
async function serveFiles({ name, forms, dist }: PlannedBuild) {
  const { app } = await readDefinition(forms);
  const isChanged = changedProducts.some((changed) => changed.name === name);
  const policy = isChanged ? "style-src 'self' 'unsafe-inline'" : productPolicy(app.provider.host);
  return listen(new Hono().use(serveProduct(dist, policy)), 0);
}
