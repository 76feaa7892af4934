import { Hono } from 'hono';
import { oldestToken } from './calls/application.ts';
import { createLimits } from './calls/limits.ts';
import { sealOf } from './crypto/seal.ts';
import { type Definition, readDefinition } from './definition/definition.ts';
import { reachableNames } from './http/hosts.ts';
import { checkPort, listen } from './http/listen.ts';
import { createMailSender, type MailSender } from './mail/mail-sender.ts';
import { type PagesAccess, pagesAccess } from './pages/ask-for-key.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { openDataFolder, openServerDatabase } from './store/data-folder.ts';
import { removeOldDrafts } from './store/drafts.ts';

export type RunningProvider = {
  /** The address of the product, below its path, without a slash at the end. */
  url: string;
  definition: Definition;
  /** The access to the provider's own pages. */
  pages: PagesAccess;
  /** Stops listening, waits for the calls and mails under way, and closes the database. */
  close(): Promise<void>;
};

/**
 * Starts the provider; resolves once it listens.
 *
 * @param log takes one line for each call and each failure
 * @throws StartProblem when the settings, the definitions or the data folder can't be used
 */
export async function startProvider(
  settings: Settings,
  {
    now = () => new Date(),
    log = console.log,
  }: { now?: () => Date; log?: typeof console.log } = {},
): Promise<RunningProvider> {
  const {
    port,
    host,
    dist,
    origins,
    providerHost,
    basePath = '',
    tokenDays,
    reviewMinutes,
    limits = {},
    shutdownSeconds = 30,
  } = settings;
  const pages = pagesAccess(settings);
  const hosts = [...reachableNames(host), ...(settings.hosts ?? [])];
  const definition = await readDefinition(settings.forms);
  await checkPort(new Hono(), port, host);
  const { data, databaseUrl } = settings;
  const database =
    databaseUrl === undefined
      ? await openDataFolder(data, log)
      : await openServerDatabase(databaseUrl, data, { log, limits: settings.databaseLimits });
  let mails: MailSender | undefined;
  try {
    const seal = await sealOf(data);
    mails = settings.mail && (await createMailSender(settings.mail, { database, seal, now, log }));
    await removeOldDrafts(database, oldestToken({ now, tokenDays }));
    const app = createServer({
      ...definition,
      database,
      seal,
      mails,
      now,
      log,
      dist,
      origins,
      providerHost,
      basePath,
      hosts,
      tokenDays,
      reviewMinutes,
      limits: createLimits(limits, databaseUrl === undefined ? undefined : database),
      maxFileBytes: limits.filesMb && limits.filesMb * 1_000_000,
      pages,
    });
    const listening = await listen(app, port, host);
    return {
      url: `http://${urlHost(host)}:${listening.port}${basePath}`,
      definition,
      pages,
      close: async () => {
        await Promise.all([listening.close(shutdownSeconds * 1000), mails?.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await mails?.close();
    await database.close();
    throw error;
  }
}

/** Returns the host of the address to open, which also works when the server listens on every address. */
function urlHost(host = 'localhost'): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
