// The provider's own pages, below /sandbox of the product: the outbox, the applications, the files and the deliveries,
// each as a page and as JSON, and the description of the calls. Applications are also exported as CSV.
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import type { AppFile } from '../../definition/files/app.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import type { Sender } from '../delivery/sender.ts';
import { askedOrigin } from '../http/client.ts';
import { filePolicy, formPolicy, providerPolicy } from '../http/policy.ts';
import { listDeliveries, sendAgain } from '../store/deliveries.ts';
import { findFile, listFiles } from '../store/files.ts';
import { listMails } from '../store/invitations.ts';
import { applicationPages } from './application-pages.ts';
import { deliveriesPage } from './deliveries.ts';
import { downloadHeaders, filesPage } from './files.ts';
import { layout, type Markup, type ShownProduct } from './layout.ts';
import { outboxPage } from './outbox.ts';
import { style } from './style.ts';

/** The most entries that a page and its JSON twin show, the newest. */
const shownEntries = 500;

interface PagesOptions {
  app: Pick<AppFile, 'name' | 'language' | 'texts'>;
  /** The path that the product lies below, "/apply"; the root of the host by default. */
  basePath?: string;
  database: Database;
  now: () => Date;
  mails?: Pick<Sender, 'wake'> | undefined;
  webhooks?: Pick<Sender, 'wake'> | undefined;
  seal: Seal;
  /** Describes the calls by OpenAPI. */
  describeCalls?: (() => Promise<object>) | undefined;
}

export function providerPages({
  app,
  basePath = '',
  database,
  now,
  mails,
  webhooks,
  seal,
  describeCalls,
}: PagesOptions): Hono {
  const product = { name: app.name, basePath };
  const pages = new Hono();
  pages.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', providerPolicy);
    }
    c.header('Cache-Control', 'no-store');
  });
  pages.get('/', (c) => c.redirect(`${basePath}/sandbox/outbox`));
  pages.get('/outbox', async (c) =>
    c.html(outboxPage(product, await listMails(database, shownEntries, seal))),
  );
  pages.get('/outbox.json', async (c) =>
    c.json((await listMails(database, shownEntries, seal)).mails),
  );
  pages.route('/', applicationPages({ app, product, database, now }));
  pages.get('/files', async (c) =>
    c.html(filesPage(product, await listFiles(database, shownEntries))),
  );
  pages.get('/files.json', async (c) => c.json(await listFiles(database, shownEntries)));
  pages.get('/files/:id', async (c) => {
    const file = await findFile(database, c.req.param('id'));
    if (!file) return c.html(notFoundPage(product), 404);
    c.header('Content-Security-Policy', filePolicy);
    return c.body(file.content, 200, downloadHeaders(file));
  });
  pages.get('/deliveries', async (c) => {
    c.header('Content-Security-Policy', formPolicy);
    // Else browsers name no origin with its form.
    c.header('Referrer-Policy', 'same-origin');
    return c.html(deliveriesPage(product, await listDeliveries(database, shownEntries), now()));
  });
  pages.get('/deliveries.json', async (c) => c.json(await listDeliveries(database, shownEntries)));
  const ownOrigin = csrf({ origin: (origin, c) => origin === askedOrigin(c).origin });
  pages.post('/deliveries/:id/send', ownOrigin, async (c) => {
    if (!(await sendAgain(database, c.req.param('id'), now())))
      return c.json({ error: 'There is no such delivery, or a later one has replaced it.' }, 404);
    for (const sender of [mails, webhooks]) sender?.wake();
    return c.redirect(`${basePath}/sandbox/deliveries`, 303);
  });
  if (describeCalls) pages.get('/openapi.json', async (c) => c.json(await describeCalls()));
  pages.get('/style.css', (c) => c.text(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  pages.get('*', (c) => c.html(notFoundPage(product), 404));
  pages.all('*', (c) => c.json({ error: 'Use GET here.' }, 405, { Allow: 'GET' }));
  return pages;
}

function notFoundPage(product: ShownProduct): Markup {
  const pages = `${product.basePath}/sandbox`;
  const content = html`<p class="empty">The provider has an <a href="${pages}/outbox">outbox</a> and
    <a href="${pages}/applications">applications</a>.</p>`;
  return layout({ product, title: 'The provider has no such page', path: '', content });
}
