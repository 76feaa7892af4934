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

/** Serves a built product at one address, and a provider that answers its calls at another. */
export async function serveOnTwoHosts({
  forms,
  dist,
  providerHost,
  folder,
  newData,
}: Options): Promise<{ page: RunningSandbox; provider: RunningSandbox }> {
  const [pageData, providerData] = [join(folder, 'page'), join(folder, 'provider')];
  for (const data of [pageData, providerData]) copyDatabase(newData, data);
  const quiet = { log: () => {} };
  const page = await startSandbox(
    { port: 0, data: pageData, forms, dist, origins: [], providerHost },
    quiet,
  );
  const port = Number(new URL(providerHost).port);
  const provider = await startSandbox(
    { port, data: providerData, forms, origins: [page.url] },
    quiet,
  );
  return { page, provider };
}
