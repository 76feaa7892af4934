// Proves that the built product is served with its exact policy, caching and compression, and nothing beside it is.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app, openProvider, type Provider, savePath } from '../provider.ts';

const script = `console.log("${'x'.repeat(3000)}")`;
let folder: string;
let provider: Provider;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-product-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, 'signup'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Product</title>');
  await writeFile(join(dist, 'signup/index.html'), '<!doctype html><title>Sign-up</title>');
  await writeFile(join(dist, '404.html'), '<!doctype html><title>Unknown</title>');
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'assets/index-B4x_9-aZ.js'), script);
  await writeFile(join(dist, 'assets/index-B4x_9-aZ.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'assets/plain.js'), '1');
  provider = await openProvider({ dist });
});
afterAll(async () => {
  await provider.database.close();
  await rm(folder, { recursive: true });
});

const page = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the product', () => {
  it.each([
    ['/', 200, 'Product'],
    ['/index.html', 200, 'Product'],
    ['/signup?token=a.b', 200, 'Sign-up'],
    ['/signup/', 200, 'Sign-up'],
    ['/no/such/page', 404, 'Unknown'],
    ['/user@example.com', 404, 'Unknown'],
  ])(
    'answers a browser that opens %s with %i and the page "%s", never cached unasked',
    async (path, status, title) => {
      const answer = await provider.get(path, page);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(answer.headers.get('Cache-Control')).toBe(
        path.includes('?') ? 'no-store' : 'no-cache',
      );
      expect(await answer.text()).toContain(`<title>${title}</title>`);
    },
  );

  it('sends its exact policy with every page', async () => {
    const { headers } = await provider.get('/signup', page);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('may connect to the provider it was built for, PROVIDER_HOST before app.json', async () => {
    const elsewhere = { ...app, provider: { host: 'https://api.example.com' } };
    const policyOf = async (providerHost?: string) => {
      const options = { app: elsewhere, database: provider.database, dist: folder, providerHost };
      await writeFile(join(folder, 'index.html'), '');
      const { headers } = await (await openProvider(options)).get('/', page);
      return headers.get('Content-Security-Policy');
    };
    expect(await policyOf()).toContain("connect-src 'self' https://api.example.com;");
    expect(await policyOf('http://localhost:5000/')).toContain(
      "connect-src 'self' http://localhost:5000;",
    );
    expect(await policyOf('')).toContain("connect-src 'self';");
    expect(await policyOf('https://api.example/v2')).toContain(
      "connect-src 'self' https://api.example;",
    );
    expect(await policyOf('/v2')).toContain("connect-src 'self';");
  });

  it('keeps hashed assets for ever, and asks again for other files', async () => {
    const asset = await provider.get('/assets/index-B4x_9-aZ.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await asset.text()).toBe(script);
    expect((await provider.get('/assets/plain.js')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await provider.get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['the copy of the build', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['what it compresses itself', 'gzip, deflate', 'gzip', gunzipSync],
  ])('compresses text for those who can read it: %s', async (_, accepted, encoding, read) => {
    const asset = await provider.get('/assets/index-B4x_9-aZ.js', { 'Accept-Encoding': accepted });
    expect(asset.headers.get('Content-Encoding')).toBe(encoding);
    expect(asset.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Vary')).toContain('Accept-Encoding');
    expect(read(Buffer.from(await asset.arrayBuffer())).toString()).toBe(script);
  });

  it.each(['/assets/index-gone1234.js', '/assets/', '/assets/none'])(
    'has no %s: 404',
    async (path) => {
      expect((await provider.get(path, page)).status).toBe(404);
    },
  );

  it('does not stand in for a missing picture, or for data', async () => {
    expect((await provider.get('/logo.png', { Accept: 'image/avif,*/*' })).status).toBe(404);
    expect((await provider.get('/nowhere', { Accept: 'application/json' })).status).toBe(404);
    expect((await provider.post('/signup', {}, page)).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
  ])('gives out nothing above its folder: %s', async (path) => {
    expect(await (await provider.get(path)).text()).not.toContain('secret');
  });

  it('may have a screen where a call with another method is', async () => {
    expect(await (await provider.get(savePath, page)).text()).toContain('Unknown');
    expect((await provider.get(savePath, { Accept: '*/*' })).status).toBe(405);
  });
});
