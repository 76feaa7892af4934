import { startProvider } from '../../src/provider/start.ts';
import { hashSecret } from '../provider/cheap-hash.ts';
import { copyDatabase } from '../provider/copy-database.ts';

interface Options {
  /** Folder of the definitions. */
  forms: string;
  /** Folder of the files that were built for a provider at `providerHost`. */
  dist: string;
  /** Address at which nothing listens yet. */
  providerHost: string;
  /** Folder for the data. */
  data: string;
  /** Database that is copied. */
  newData: string;
}

/** Addresses as a browser of the tests knows them. */
export interface TwoHosts {
  /** Addresses of the product's pages: on the provider's host, on another one of its domain, and on one of another domain. */
  pages: { sameHost: string; sameSite: string; otherSite: string };
  /** Address that the pages call, where nothing listens. */
  provider: string;
}

/** Serves the pages of a product that was built for a provider on another host. */
export async function serveOnTwoHosts({ forms, dist, providerHost, data, newData }: Options) {
  copyDatabase(newData, data);
  const { hostname } = new URL(providerHost);
  const [sameSite, otherSite] = ['apply.example.com', 'apply.example.org'] as const;
  const hosts = [hostname, sameSite, otherSite];
  const server = await startProvider(
    { port: 0, data, forms, dist, origins: [], hosts, providerHost },
    { log: () => {}, hashSecret },
  );
  const at = (host: string) => server.url.replace('localhost', host);
  const pages = { sameHost: at(hostname), sameSite: at(sameSite), otherSite: at(otherSite) };
  const twoHosts: TwoHosts = { pages, provider: providerHost };
  return { server, twoHosts };
}
