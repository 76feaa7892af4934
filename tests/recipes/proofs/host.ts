import { join } from 'node:path';
import { expect } from 'vitest';
import { emitApp } from '../../../src/compiler/5-emit/app-module.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { productPolicy } from '../../../src/sandbox/policy.ts';
import type { Proofs } from '../prove.ts';

const host = 'https://api.meridian-network.example';

/** Returns the code of the module that names the provider's host to the browser. */
async function appModule(folder: string, providerHost?: string): Promise<string> {
  const { product } = await compileFolder(folder);
  return emitApp(product, { providerHost, assetPath: (file) => file });
}

/** Proven without a build: the module equals that of PROVIDER_HOST, with which other-host.test.ts drives a product. */
export const otherHost: Proofs = {
  async 'Talk to another host'(folder) {
    const forms = join(folder, 'forms');
    expect(await appModule(forms)).toBe(await appModule('forms', host));
    const { product } = await compileFolder(forms);
    const policy = productPolicy(product.app.provider.host);
    expect(policy).toContain(`connect-src 'self' ${host};`);
  },
};
