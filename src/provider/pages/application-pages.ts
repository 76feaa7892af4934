import { ReadableStream as NodeStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import { engineTexts } from '../../definition/engine-texts/index.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { Database } from '../database/database.ts';
import type { ShownScreen } from '../definition/shown-screen.ts';
import { formPolicy } from '../http/policy.ts';
import { findDefinitions, listDefinitions } from '../store/definitions.ts';
import {
  allSubmissions,
  findSubmission,
  listKinds,
  readSubmissions,
  type StoredSubmission,
} from '../store/list-submissions.ts';
import { applicationsPage } from './applications.ts';
import { type ExportFormat, exportedText, mediaTypes } from './export-applications.ts';
import type { ShownProduct } from './layout.ts';
import { secretRemover } from './secret-remover.ts';
import { filterOf, readFilterQuery } from './submission-filter.ts';

/** The most applications that a page lists. */
const shownApplications = 50;

/** The list of the applications, each of them, and all of them as files. */
export function applicationPages({
  app,
  product,
  database,
  now,
}: {
  app: Pick<AppFile, 'language' | 'texts'>;
  product: ShownProduct;
  database: Database;
  now: () => Date;
}): Hono {
  const pages = new Hono();

  pages.get('/applications', async (c) => {
    const query = readFilterQuery(c);
    const given = c.req.query('before') ?? '';
    const before = /^\d{1,18}$/.test(given) ? given : undefined;
    const options = { before, limit: shownApplications };
    const filter = filterOf(query);
    const { submissions, ...next } = await readSubmissions(database, filter, options);
    const withoutSecrets = secretRemover(await definitionsOf(submissions));
    const part = { ...next, submissions: submissions.map(withoutSecrets) };
    const kinds = await listKinds(database);
    c.header('Content-Security-Policy', formPolicy);
    return c.html(applicationsPage(product, { part, kinds, query, isFirst: before === undefined }));
  });

  for (const format of ['csv', 'json', 'ndjson'] as const) {
    pages.get(`/applications.${format}`, (c) => sendExport(c, format));
  }

  pages.get('/applications/:id', async (c, next) => {
    const submission = await findSubmission(database, c.req.param('id'));
    if (!submission) return next();
    const definitions = await definitionsOf([submission]);
    const shown = secretRemover(definitions)(submission);
    const screens = (definitions[0]?.screens ?? []) as ShownScreen[];
    const screen = screens.find(({ id }) => id === submission.screen) ?? screens[0];
    const texts = { ...engineTexts(app.language), ...app.texts };
    // It loads the names of all countries.
    const { applicationPage } = await import('./application.ts');
    return c.html(applicationPage(product, shown, screen, { texts, language: app.language }));
  });

  const definitionsOf = (submissions: StoredSubmission[]) =>
    findDefinitions(
      database,
      submissions.flatMap(({ definitions }) => definitions ?? []),
    );

  /** Sends the applications while they are read. A download that ends early reads no further ones. */
  async function sendExport(c: Context, format: ExportFormat): Promise<Response> {
    const headers = {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename="applications-${now().toISOString().slice(0, 10)}.${format}"`,
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const filter = filterOf(readFilterQuery(c));
    const text = exportedText(format, () => allSubmissions(database, filter), {
      definitions: await listDefinitions(database, filter.call),
      bom: c.req.query('bom') === '1',
    });
    return c.body(NodeStream.from(encoded(text)) as ReadableStream, 200, headers);
  }

  return pages;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
