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
  countSubmissions,
  findSubmission,
  listKinds,
  readSubmissions,
  type StoredSubmission,
} from '../store/list-submissions.ts';
import { applicationsPage, countedApplications } from './applications.ts';
import { type ExportFormat, exportedText, mediaTypes } from './export-applications.ts';
import type { ShownProduct } from './layout.ts';
import { secretRemover } from './secret-remover.ts';
import { filterOf, queryOf, readFilterQuery, readPartStart } from './submission-filter.ts';

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
    const start = readPartStart(c);
    const filter = filterOf(query);
    const options = { ...start, limit: shownApplications };
    const { submissions, ...others } = await readSubmissions(database, filter, options);
    const withoutSecrets = secretRemover(await definitionsOf(submissions));
    const part = { ...others, submissions: submissions.map(withoutSecrets) };
    const kinds = await listKinds(database);
    const count = query.text
      ? undefined
      : await countSubmissions(database, filter, countedApplications + 1);
    c.header('Content-Security-Policy', formPolicy);
    return c.html(applicationsPage(product, { part, kinds, query, start, count }));
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
    const list = queryOf({ ...readFilterQuery(c), ...readPartStart(c) });
    const written = { texts, language: app.language };
    return c.html(applicationPage(product, shown, { screen, written, list }));
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
