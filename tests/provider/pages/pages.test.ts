// Proves that staff read mails, applications and files as plain text, on pages without scripts or inline styles.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
import { createSeal } from '../../../src/provider/crypto/seal.ts';
import { emailPath, openProvider, type Provider, savePath, visitor } from '../provider.ts';

let provider: Provider;
const empty: Record<string, string> = {};
beforeAll(async () => {
  provider = await openProvider();
  for (const page of ['outbox', 'applications', 'files']) {
    empty[page] = await (await provider.get(`/sandbox/${page}`)).text();
    empty[`${page}.json`] = await (await provider.get(`/sandbox/${page}.json`)).text();
  }
});
afterAll(() => provider.database.close());

const page = async (name: string) => (await provider.get(`/sandbox/${name}`)).text();
/** The page of the newest application. */
const newestApplication = async () => {
  const [{ id }] = await (await provider.get('/sandbox/applications.json')).json();
  return page(`applications/${id}`);
};
const attack = '<img src=x onerror=alert(1)>"\'&</p><script>alert(2)</script>';

describe.each(['outbox', 'applications', 'files'])('the page %s', (name) => {
  it('says what will appear while there is nothing, and its JSON is an empty list', () => {
    expect(empty[name]).toMatch(/No (mail|application|file) yet\./);
    expect(empty[`${name}.json`]).toBe('[]');
  });

  it('has one heading, landmarks, a language, and a way to the others and to the product', async () => {
    const html = await page(name);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toMatch(/<html lang="en">/);
    for (const mark of ['<main', '<header', '<nav aria-label']) expect(html).toContain(mark);
    expect(html).toContain(`href="/sandbox/${name}" aria-current="page"`);
    for (const to of ['/sandbox/outbox', '/sandbox/applications', '/', `/sandbox/${name}.json`]) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  it('has no script and no inline style, and a policy that forbids both', async () => {
    const { headers } = await provider.get(`/sandbox/${name}`);
    const formAction = name === 'applications' ? "'self'" : "'none'";
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    );
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await page(name)).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('the outbox', () => {
  it('tells of mails that it can not read since their key is gone', async () => {
    await provider.post(emailPath, visitor);
    const other = await openProvider({
      database: provider.database,
      seal: createSeal(Buffer.alloc(32, 9)),
    });
    const lost = await (await provider.get('/sandbox/outbox.json')).json();
    const html = await (await other.get('/sandbox/outbox')).text();
    expect(html).toContain(`Mails that can't be shown: ${lost.length}.`);
    expect(await page('outbox')).not.toContain("can't be shown");
  });

  it('makes the link in the text the only one to follow, in this tab and without a referrer', async () => {
    await provider.post(emailPath, visitor);
    const link = await provider.newestLink();
    const html = await page('outbox');
    expect(html).toContain(`please go on at <a href="${link}" rel="noreferrer">${link}</a>`);
    expect(html.split(link)).toHaveLength(3);
    expect(html).not.toContain('target=');
  });

  it('shows what a visitor entered as text, never as markup', async () => {
    await provider.post(emailPath, { first_name: attack, email: attack });
    const html = await page('outbox');
    expect(html).toContain('Welcome, &lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(html).not.toMatch(/<img|<script/);
  });
});

describe('the applications', () => {
  it('show names and values as text, never as markup', async () => {
    await provider.post(savePath, {
      [attack]: attack,
      list: [attack],
      login_name: '',
      deep: { a: null },
    });
    const html = await newestApplication();
    expect(html).toContain('<dt>&lt;img src=x');
    for (const each of [html, await page('applications')]) {
      expect(each).not.toMatch(/<img|<script/);
      expect(each).toContain('&lt;img src=x');
    }
    expect(html).toContain('empty text');
  });

  it('show a drawn signature as a picture, and nothing else that calls itself one', async () => {
    const { drawn } = widgetCatalogue.signature.otherSamples;
    const fake = `data:image/png;base64,"${attack}`;
    await provider.post(savePath, { signed: drawn, fake, deep: { witness: drawn } });
    const html = await newestApplication();
    const picture = (alt: string) => `<img class="signature" src="${drawn}" alt="${alt}">`;
    expect(html).toContain(`<dt>signed</dt><dd>${picture('Drawn signature')}`);
    expect(html).toContain(
      `drawn signature 1, below&quot;\n}</code>${picture('Drawn signature 1')}`,
    );
    expect(html.match(/<img/g)).toHaveLength(2);
  });

  it('say which values are kept as a hash only', async () => {
    await provider.post(savePath, { password: 'Secret1x' });
    expect(await newestApplication()).toMatch(
      /<dt>password<\/dt><dd><span class="muted">stored as a salted hash, not shown/,
    );
  });
});

describe('below /sandbox', () => {
  it('there is a stylesheet', async () => {
    const { status, headers } = await provider.get('/sandbox/style.css');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('the start leads to the outbox, and an unknown page says what there is', async () => {
    expect((await provider.get('/sandbox')).headers.get('Location')).toBe('/sandbox/outbox');
    expect((await provider.get('/sandbox/nothing')).status).toBe(404);
    expect((await provider.post('/sandbox/outbox', {})).status).toBe(405);
  });
});
