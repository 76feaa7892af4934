// Proves that the local provider passes forms:try-api with three products, on its own host and on another.
import { describe, expect, it } from 'vitest';
import { type TrialOptions, tryApi } from '../../../src/commands/try-api/try-api.ts';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { compileProduct } from '../../forms/products.ts';
import { emailPath, openProvider, visitor } from '../../provider/provider.ts';

const address = 'http://localhost:4173';

async function tryLocal(folder: string, options: Partial<TrialOptions> = {}) {
  const { origin = address } = options;
  const origins = origin === address ? [] : [origin];
  const provider = await openProvider({ ...(await readDefinition(folder)), origins });
  const { product } = await compileProduct(folder);
  const query: Record<string, string> = folder === 'forms' ? { token: await invite(provider) } : {};
  const tried = await tryApi(product, {
    address,
    origin,
    query,
    maxRequests: 200,
    maxSeconds: 60,
    fetch: async (url, init) => provider.server.request(String(url), init),
    ...options,
  });
  return { ...tried, findings: tried.report.findings };
}

async function invite(provider: Awaited<ReturnType<typeof openProvider>>): Promise<string> {
  await provider.post(emailPath, { ...visitor, url: `${address}/` });
  return new URL(await provider.newestLink()).searchParams.get('token') ?? '';
}

const wrong = ({ findings }: Awaited<ReturnType<typeof tryLocal>>) =>
  findings
    .filter(({ kind }) => kind === 'contradiction')
    .map(({ call, text }) => `${call}: ${text}`);

describe.skipIf(process.env.FORMS_DIR)('the local provider', () => {
  it.each(['tests/products/workshop', 'tests/products/conference'])(
    'passes: %s',
    async (folder) => {
      const tried = await tryLocal(folder);
      expect(wrong(tried)).toEqual([]);
      expect(tried.isComplete).toBe(true);
    },
  );

  it('passes for pages on another host', async () => {
    const tried = await tryLocal('forms', { origin: 'http://localhost:5000' });
    expect(wrong(tried)).toEqual([]);
    const texts = tried.findings.map(({ call, text }) => `${call}: ${text}`);
    expect(texts).toContain(
      'save: Another body with a known Idempotency-Key is answered with status 422.',
    );
    expect(texts).toContain('save: The preflight of pages at http://localhost:5000 allows it.');
  });

  it('is not tried further than the limits', async () => {
    const tried = await tryLocal('forms', { maxRequests: 5 });
    expect(tried).toMatchObject({ requests: 5, isComplete: false });
    expect(wrong(tried)).toEqual([]);
  });

  it('lacks the values of a link that it alone knows', async () => {
    const { findings } = await tryLocal('forms', { query: {} });
    expect(findings).toContainEqual({
      call: 'load',
      kind: 'untried',
      text: 'A good link to /signup is known to the API alone: give its values with --query "token=...".',
    });
  });
});
