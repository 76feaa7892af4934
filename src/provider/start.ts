import { Hono } from 'hono';
import { createLimits } from './calls/limits.ts';
import type { HashSecret } from './crypto/secret-hash.ts';
import { type Definition, readDefinition } from './definition/definition.ts';
import { type Channel, createSender, type Sender } from './delivery/sender.ts';
import type { Log } from './errors/log.ts';
import { StartProblem } from './errors/problem.ts';
import { checkPort, listen } from './http/listen.ts';
import { reach } from './http/reach.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { type PagesAccess, pagesAccess } from './pages/ask-for-key.ts';
import { createGuesses } from './pages/guesses.ts';
import { defaultRetention, keptDays } from './retention/retention.ts';
import { createSweeper } from './retention/sweeper.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { openDataFolder, openServerDatabase } from './store/data-folder.ts';
import { openSeal } from './store/open-seal.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';

export type RunningProvider = {
  /** The address of the product, below its path, without a slash at the end. */
  url: string;
  definition: Definition;
  /** The access to the provider's own pages. */
  pages: PagesAccess;
  /** Has balancers send no more requests here. */
  leave(): void;
  /** Stops listening, waits for the calls and deliveries under way, and closes the database. */
  close(): Promise<void>;
};

/**
 * Starts the provider; resolves once it listens.
 *
 * @param log takes one line for each call and each failure
 * @param hashSecret one of less cost, for tests alone
 * @throws StartProblem when the settings, the definitions or the data folder can't be used
 */
export async function startProvider(
  settings: Settings,
  {
    now = () => new Date(),
    log = (line) => console.log(line),
    hashSecret,
  }: { now?: () => Date; log?: Log; hashSecret?: HashSecret } = {},
): Promise<RunningProvider> {
  const {
    port,
    host,
    dist,
    basePath = '',
    retention: general = defaultRetention,
    reviewMinutes,
    limits = {},
    shutdownSeconds = 30,
    publicOrigin,
    proxies,
    maxConnections,
  } = settings;
  const definition = await readDefinition(settings.forms);
  const providerHost = settings.providerHost ?? definition.app.provider.host;
  const { hosts, origins, isPublic } = reach({ ...settings, providerHost });
  if (isPublic && settings.mail && publicOrigin === undefined) {
    throw new StartProblem(
      'Others can reach the provider and get mails of it, so the address that mails lead to must not follow from ' +
        'requests. Set it, for instance PUBLIC_URL=https://apply.example.com.',
    );
  }
  const pages = pagesAccess({ pagesKey: settings.pagesKey, isPublic });
  await checkPort(new Hono(), port, host);
  const { data, databaseUrl, encryptionKeys } = settings;
  const database =
    databaseUrl === undefined
      ? await openDataFolder(data, log)
      : await openServerDatabase(databaseUrl, { log, limits: settings.databaseLimits });
  const shared = databaseUrl === undefined ? undefined : database;
  const retention = { ...general, callDays: keptDays(definition.sandbox) };
  const senders: Sender[] = [];
  let isReady = true;
  try {
    const seal = await openSeal(database, { keys: encryptionKeys, folder: data });
    const senderOf = (channel: Channel): Sender => {
      const sender = createSender(channel, { database, seal, now, log });
      senders.push(sender);
      return sender;
    };
    const mails = settings.mail && senderOf(await createMailChannel(settings.mail, seal));
    const webhooks = settings.webhook && senderOf(createWebhookChannel(settings.webhook, now));
    const app = createServer({
      ...definition,
      database,
      seal,
      hashSecret,
      mails,
      webhooks,
      now,
      log,
      dist,
      origins,
      providerHost,
      basePath,
      hosts,
      publicOrigin,
      proxies,
      tokenDays: retention.tokenDays,
      reviewMinutes,
      limits: createLimits(limits, shared, retention),
      maxFileBytes: limits.filesMb && limits.filesMb * 1_000_000,
      pages,
      guesses: createGuesses(shared),
      isReady: () => isReady,
    });
    const listening = await listen(app, port, host, maxConnections);
    const sweeper = createSweeper(database, { retention, now, log });
    return {
      url: `http://${urlHost(host)}:${listening.port}${basePath}`,
      definition,
      pages,
      leave: () => {
        isReady = false;
      },
      close: async () => {
        isReady = false;
        await Promise.all([
          listening.close(shutdownSeconds * 1000),
          closeAll(senders),
          sweeper.close(),
        ]);
        await database.close();
      },
    };
  } catch (error) {
    await closeAll(senders);
    await database.close();
    throw error;
  }
}

const closeAll = (senders: Sender[]) => Promise.all(senders.map((sender) => sender.close()));

/** Returns the host of the address to open, which also works when the server listens on every address. */
function urlHost(host = 'localhost'): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
