import { resolve } from 'node:path';
import { expect, vi } from 'vitest';
import type { CompiledRequest } from '../../../../src/compiled/call.ts';
import type { CompiledWizard } from '../../../../src/compiled/screen.ts';
import { emitApp } from '../../../../src/compiler/5-emit/app-module.ts';
import type { ProductSource } from '../../../../src/compiler/index.ts';
import { productPolicy } from '../../../../src/provider/http/policy.ts';
import { createPerform } from '../../../../src/runtime/perform.ts';
import { compileProduct } from '../../../forms/products.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

const host = 'https://api.meridian-network.example';

/** Returns the code of the module that names the provider's host to the browser. */
const appModule = (product: ProductSource, providerHost?: string): string =>
  emitApp(product, { providerHost, assetPath: (file) => file });

/** The host is proven without a build: the module equals that of PROVIDER_HOST, with which other-host.test.ts drives a product. */
export const otherHost: ProofsWithoutPage = {
  async 'Talk to another host'({ source }) {
    const shipped = await compileProduct(resolve('forms'));
    expect(appModule(source)).toBe(appModule(shipped.product, host));
    const policy = productPolicy(source.app.provider.host);
    expect(policy).toContain(`connect-src 'self' ${host};`);
  },

  async 'Send a header with calls'(product) {
    const { load } = (await product.screen('signup')) as CompiledWizard;
    const sent = vi.fn(async (_url: unknown, _init: RequestInit) => new Response('{}'));
    const browser = { online: () => true, cookies: () => '', origin: host };
    const perform = createPerform(
      { provider: { host } },
      { ...browser, fetch: sent as typeof fetch },
      () => ({ query: { token: 'abc' }, page: { url: host } }),
    );
    await perform(load as CompiledRequest, {});
    const headers = new Headers(sent.mock.calls[0]?.[1].headers);
    expect(headers.get('Authorization')).toBe('Bearer abc');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-Api-Version')).toBe('2');
  },
};
