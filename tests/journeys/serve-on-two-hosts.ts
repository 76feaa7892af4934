import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/start.ts';
import { copyDatabase } from '../sandbox/copy-database.ts';

interface Options {
  /** Folder of the definitions. */
  forms: string;
  /** Folder of the files that were built for a provider at `providerHost`. */
  dist: string;
  /** Address at which nothing listens yet. */
  providerHost: string;
  /** Folder for the data. */
  folder: string;
  /** Database that is copied. */
  newData: string;
}

/** Addresses as a browser of the tests knows them. */
export interface TwoHosts {
  /** Addresses of the product's pages: on the provider's host, on another one of its site, and on one of another site. */
  pages: { sameHost: string; sameSite: string; otherSite: string };
  provider: string;
  /** Address at which the tests themselves find the provider, and the key of its own pages. */
  sandbox: { url: string; key: string };
}

/** Serves a built product at addresses of its own, and a provider that answers its calls at another. */
export async function serveOnTwoHosts({
  forms,
  dist,
  providerHost,
  folder,
  newData,
}: Options): Promise<{ servers: RunningSandbox[]; twoHosts: TwoHosts }> {
  const [pageData, providerData] = [join(folder, 'page'), join(folder, 'provider')];
  for (const data of [pageData, providerData]) copyDatabase(newData, data);
  const quiet = { log: () => {} };
  const { hostname, port } = new URL(providerHost);
  const [sameSite, otherSite] = ['apply.example.com', 'apply.example.org'] as const;
  const hosts = [hostname, sameSite, otherSite];
  const page = await startSandbox(
    { port: 0, data: pageData, forms, dist, origins: [], hosts, providerHost },
    quiet,
  );
  const at = (host: string) => page.url.replace('localhost', host);
  const pages = { sameHost: at(hostname), sameSite: at(sameSite), otherSite: at(otherSite) };
  const provider = await startSandbox(
    {
      port: Number(port),
      data: providerData,
      forms,
      origins: Object.values(pages),
      hosts: [hostname],
    },
    quiet,
  );
  const sandbox = { url: provider.url, key: provider.pages.key };
  return { servers: [page, provider], twoHosts: { pages, provider: providerHost, sandbox } };
}
