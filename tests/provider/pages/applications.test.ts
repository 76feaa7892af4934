// Proves that staff find, read and export applications with the questions of their version, and without secrets.
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '../../../src/compiled/question.ts';
import { KeyedCache, parseProduct } from '../../../src/compiler/index.ts';
import type { SandboxFile } from '../../../src/definition/files/sandbox.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
import { definitionOf } from '../../../src/provider/definition/definition.ts';
import type { ShownScreen } from '../../../src/provider/definition/shown-screen.ts';
import { applicationPage } from '../../../src/provider/pages/application.ts';
import { edited, shipped } from '../../analysis/diff/edited.ts';
import {
  emailPath,
  loadPath,
  openProvider,
  type Provider,
  savePath,
  secret,
  visitor,
} from '../provider.ts';
import { signupAnswers } from '../signup-answers.ts';

/** The product with other words for two questions, and one question more. */
const later = edited(shipped, {
  'signup/company-info/schema.json': {
    '/properties/company_name/title': 'Name of the firm',
    '/properties/vat_number': { type: 'string', title: 'VAT number', maxLength: 20 },
  },
  'sandbox.json': { '/data/channels/4/name': 'Banners' },
});
const definitionFrom = ({ root, sources }: typeof shipped) =>
  definitionOf(parseProduct(root, sources, new KeyedCache()));

const openDefined = (revision: typeof shipped, database?: Provider['database']) =>
  openProvider({
    ...definitionFrom(revision),
    ...(database && { database }),
    now: () => new Date('2031-02-03T04:05:06Z'),
  });

/** Submits an application, and returns its reference. */
async function submit(provider: Provider, answers: object): Promise<string> {
  await provider.post(emailPath, { ...visitor, url: 'http://localhost:4173/' });
  const token = new URL(await provider.newestLink()).searchParams.get('token') ?? '';
  const { data } = await (await provider.post(loadPath, { token })).json();
  const body = { ...data.publisher, ...signupAnswers, ...answers };
  return (await (await provider.post(savePath, body)).json()).reference_number;
}

let before: Provider;
let now: Provider;
let reference: string;
beforeAll(async () => {
  before = await openDefined(shipped);
  reference = await submit(before, { login_name: 'old' });
  now = await openDefined(later, before.database);
  await submit(now, { login_name: 'new', company_name: '=1+1', vat_number: 'IE123' });
});
afterAll(() => before.database.close());

const text = async (path: string) => (await now.get(`/sandbox/applications${path}`)).text();
const json = async (path = '') => JSON.parse(await text(`.json${path}`));
const rowsOf = async (query = '') =>
  Papa.parse<Record<string, string>>((await text(`.csv${query}`)).trim(), { header: true }).data;
/** The questions and answers that a page shows. */
const shownOn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
      name,
      value.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
    ]),
  );

describe('an application', () => {
  it('names the version of the definitions that it was made with, each of which is stored once', async () => {
    await submit(now, { login_name: 'new 2' });
    const [newest, second, oldest] = await json();
    expect(newest).toMatchObject({ version: second.version, definitions: second.definitions });
    expect(oldest.version).toBe(definitionFrom(shipped).version);
    expect(oldest.definitions).toMatch(/^[\da-f]{64}$/);
    expect([oldest.version, oldest.definitions]).not.toContain(second.version);
    expect(oldest.definitions).not.toBe(second.definitions);
    const rows = await now.database.query('select hash, version from definitions');
    const own = rows.filter(({ hash }) => [oldest, newest].some((one) => one.definitions === hash));
    expect(own.map(({ version }) => version).sort()).toEqual(
      [oldest.version, newest.version].sort(),
    );
  });

  it('is shown with the questions that it answered, as people read them', async () => {
    const { id } = (await json('?text=old'))[0];
    const page = await text(`/${id}`);
    const shown = shownOn(page);
    expect(shown).toMatchObject({
      'Company name': 'Analytical Media',
      'Phone number': '+33 6 12 34 56 78',
      'IM Service': 'Skype',
      'What is your primary method of driving traffic?': 'Display',
      'Do you work with other CPA networks?': 'No',
      Password: 'stored as a salted hash, not shown',
      first_name: 'Ada',
    });
    expect(Object.keys(shown)).not.toContain('VAT number');
    expect(page).toContain('<h1>Publisher Application</h1>');
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Company Info',
      'Contact Details',
      'Traffic Channels',
      'Create Login',
      'Other values',
    ]);
  });

  it('of a later version is shown with those of that version', async () => {
    const { id } = (await json('?text=IE123'))[0];
    expect(shownOn(await text(`/${id}`))).toMatchObject({
      'Name of the firm': '=1+1',
      'VAT number': 'IE123',
      'What is your primary method of driving traffic?': 'Banners',
    });
  });

  it('leads to its files, shows signatures as pictures, and all else as text', async () => {
    const question = { label: 'A', widget: 'text', messages: {} };
    const questions: Question[] = [
      { ...question, pointer: '/files', display: 'file' },
      { ...question, pointer: '/signature', display: 'signature' },
      { ...question, pointer: '/typed', display: 'signature' },
      { ...question, pointer: '/agreed' },
    ];
    const screen: ShownScreen = {
      id: 'apply',
      title: 'Apply',
      slots: [{ body: '', answer: '', hidden: [] }],
      forms: [{ id: '', questions, groups: [] }],
    };
    const { drawn } = widgetCatalogue.signature.otherSamples;
    const id = 'x'.repeat(43);
    const body = {
      files: [
        { id, name: '<b>.pdf', size: 1200 },
        { id: '../outbox', name: 'b.pdf' },
      ],
      signature: drawn,
      typed: 'data:image/png;base64,"><b>',
      agreed: true,
    };
    const submission = { id: '1', call: 'save', time: '2031-02-03T04:05:06Z', body, hashed: [] };
    const written = { texts: defaultTexts, language: 'en' };
    const options = { screen, written, list: '?text=Ada&before=51' };
    const page = String(
      await applicationPage({ name: 'Example', basePath: '/apply' }, submission, options),
    );
    expect(page).toContain(
      '<a href="/apply/sandbox/applications?text=Ada&amp;before=51">Back to the list</a>',
    );
    expect([...page.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, value]) => value)).toEqual([
      `<span class="text"><a href="/apply/sandbox/files/${id}" download>&lt;b&gt;.pdf (1.2 kB)</a></span>` +
        '<span class="text">b.pdf</span>',
      `<img class="signature" src="${drawn}" alt="Drawn signature">`,
      expect.stringMatching(/^<span class="text">[^<"]+<\/span>$/),
      '<span class="text">Yes</span>',
    ]);
  });

  it.each(['0', '999999', 'x', '1e3', '9'.repeat(30), '%00'])('%s is not found', async (id) => {
    expect((await now.get(`/sandbox/applications/${id}`)).status).toBe(404);
  });
});

describe('the search', () => {
  const found = async (query: Record<string, string>) =>
    (await json(`?${new URLSearchParams(query)}`)).map(
      ({ body }: { body: { login_name: string } }) => body.login_name,
    );

  it.each([
    ['a text in any letter case', { text: 'ANALYTICAL mEDIA' }, ['new 2', 'old']],
    ['the names of questions', { text: 'company_name' }, []],
    ['wildcards as themselves', { text: '%' }, []],
    ['a part of a version', { version: 'x' }, []],
    ['a call', { form: 'save' }, ['new 2', 'new', 'old']],
    ['a call and its screen', { form: 'save:signup' }, ['new 2', 'new', 'old']],
    ['another screen', { form: 'save:apply' }, []],
    ['a day', { from: '2031-02-03', to: '2031-02-03' }, ['new 2', 'new', 'old']],
    ['the days before', { to: '2031-02-01' }, []],
    ['no day', { from: '2031-02-31' }, ['new 2', 'new', 'old']],
    [
      'the first and the last day',
      { from: '0000-01-01', to: '9999-12-31' },
      ['new 2', 'new', 'old'],
    ],
    ['days that are far away', { from: '9999-12-31' }, []],
    ['U+0000', { version: '\0', form: '\0' }, ['new 2', 'new', 'old']],
  ])('finds by %s', async (_title, query, names) => {
    expect(await found(query as Record<string, string>)).toEqual(names);
  });

  it('finds by reference and by version, and the page fills in what was searched', async () => {
    expect(await found({ text: reference.toLowerCase() })).toEqual(['old']);
    const version = definitionFrom(later).version ?? '';
    expect(await found({ version })).toEqual(['new 2', 'new']);
    const page = await text(`?text=%22%3E%3Cb%3E&version=${version}`);
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(page).toContain(`<option value="${version}" selected>`);
    expect(page).toContain('No application matches.');
  });
});

describe('an export', () => {
  it('has the questions of all versions as columns, whichever its application answered', async () => {
    const rows = await rowsOf();
    expect(rows.map((row) => row['/vat_number'])).toEqual(['', 'IE123', '']);
    expect(rows.at(-1)).toMatchObject({
      reference,
      call: 'save',
      screen: 'signup',
      version: definitionFrom(shipped).version,
      '/company_name': 'Analytical Media',
      '/other_channels': '[]',
      '/first_name': 'Ada',
      other: '',
    });
    const [heads] = (await text('.csv')).split('\r\n', 1);
    expect(heads).toMatch(/^"id","time","call","screen","reference","version","\/company_name",/);
    expect(heads).toMatch(/"\/vat_number",.*"\/first_name",.*"other"$/);
  });

  it('starts with a byte order mark only for Excel', async () => {
    const startOf = async (query: string) => {
      const answer = await now.get(`/sandbox/applications.csv${query}`);
      return Buffer.from(await answer.arrayBuffer())
        .toString()
        .slice(0, 3);
    };
    expect(await startOf('?bom=1')).toBe('\ufeff"i');
    expect(await startOf('')).toBe('"id');
    expect((await rowsOf('?text=IE123'))[0]?.['/company_name']).toBe("'=1+1");
  });

  it('has the same as JSON and as lines, and a name that is safe', async () => {
    const lines = (await text('.ndjson')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(await json());
    for (const end of ['csv', 'json', 'ndjson']) {
      const path = `/sandbox/applications.${end}?form=%22%0d%0a..%2f`;
      const { status, headers } = await now.get(path);
      expect(status).toBe(200);
      expect(headers.get('Content-Disposition')).toBe(
        `attachment; filename="applications-2031-02-03.${end}"`,
      );
      const head = await now.server.request(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
        200,
        headers.get('Content-Type'),
        '',
      ]);
    }
  });

  it('has no secret, neither hashed nor dropped nor one that sandbox.json stores', async () => {
    const definition = definitionFrom(shipped);
    const save = { ...definition.sandbox?.calls.save, hash: [], drop: ['/confirmPassword'] };
    const calls = { ...definition.sandbox?.calls, save };
    const careless = await openProvider({
      ...definition,
      sandbox: { ...definition.sandbox, calls } as SandboxFile,
      database: now.database,
      webhooks: { wake: () => {} },
    });
    await submit(careless, { login_name: 'careless', password: secret, confirmPassword: secret });
    const stored = await now.database.query(
      'select body from submissions order by id desc limit 1',
    );
    expect(JSON.stringify(stored)).toContain(secret);
    const shown = (await json('?text=careless'))[0];
    const { id } = shown;
    const delivered = await now.database.query(
      "select content from deliveries where kind = 'webhook'",
    );
    expect(delivered).toMatchObject([{ content: { type: 'application.stored', data: shown } }]);
    expect(JSON.stringify(delivered)).not.toContain(secret);
    for (const path of ['', `/${id}`, '.csv', '.json', '.ndjson'])
      expect(await text(path)).not.toMatch(
        new RegExp(`${secret}|${signupAnswers.password}|scrypt`),
      );
    await now.database.query('delete from submissions where id = $1::bigint', [id]);
  });
});

// A call that no screen makes takes bodies of all kinds. These tests begin without applications.
describe('values that belong to no question', () => {
  it('are found by characters of all scripts, in each of their spellings', async () => {
    const provider = await openProvider();
    await provider.post(savePath, { name: 'Zo\u00eb "Q" \\ 100%_ 山田' });
    const search = async (wanted: string) =>
      (
        await (
          await provider.get(`/sandbox/applications.json?text=${encodeURIComponent(wanted)}`)
        ).json()
      ).length;
    for (const wanted of ['ZOE\u0308', 'zo\u00cb', '"q" \\', '100%_', '山', 'Zoë "Q"'])
      expect([wanted, await search(wanted)]).toEqual([wanted, 1]);
    expect(await search('田山')).toBe(0);
  });

  it('have no formula in an export, in cells and names', async () => {
    const provider = await openProvider();
    const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    for (const start of starts) await provider.post(savePath, { [`${start}a`]: `${start}1;"=2"` });
    const csv = await (await provider.get('/sandbox/applications.csv')).text();
    const { data } = Papa.parse<string[]>(csv.trim(), { newline: '\r\n' });
    const cells = data.flat().filter((cell) => /1;/.test(cell));
    expect(cells).toHaveLength(starts.length);
    for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  });

  it('have columns in an export up to a limit, and are JSON beyond it', async () => {
    const provider = await openProvider();
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${1000 + i}`, i]));
    await provider.post(savePath, { ...many, deep: { list: [1, { a: 2 }] } });
    const csv = await (await provider.get('/sandbox/applications.csv')).text();
    const [row] = Papa.parse<Record<string, string>>(csv.trim(), { header: true }).data;
    expect(Object.keys(row ?? {})).toHaveLength(207);
    expect(JSON.parse(row?.other ?? '')).toMatchObject({ '/k1299': 299 });
    expect(row?.['/deep/list']).toBe('[1,{"a":2}]');
  });
});
