import { resolve } from 'node:path';
import { expect } from 'vitest';
import { emitApp } from '../../../../src/compiler/5-emit/app-module.ts';
import type { ProductSource } from '../../../../src/compiler/index.ts';
import { productPolicy } from '../../../../src/sandbox/http/policy.ts';
import { compileProduct } from '../../../forms/products.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

const host = 'https://api.meridian-network.example';

/** Returns the code of the module that names the provider's host to the browser. */
const appModule = (product: ProductSource, providerHost?: string): string =>
  emitApp(product, { providerHost, assetPath: (file) => file });

/** Proven without a build: the module equals that of PROVIDER_HOST, with which other-host.test.ts drives a product. */
export const otherHost: ProofsWithoutPage = {
  async 'Talk to another host'({ source }) {
    const shipped = await compileProduct(resolve('forms'));
    expect(appModule(source)).toBe(appModule(shipped.product, host));
    const policy = productPolicy(source.app.provider.host);
    expect(policy).toContain(`connect-src 'self' ${host};`);
  },
};
