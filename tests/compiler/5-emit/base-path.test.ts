// Proves that the module of a product says where its pages and calls lie, and names no path at the root of the host.
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { type EmitOptions, modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { tinySources } from '../../vite/overlay.ts';

const { product } = createCompiler('forms').compile(tinySources({}));

const emitted = (options: Partial<EmitOptions>): string =>
  emitModule(product, modulePrefix, { assetPath: (file) => file, ...options }) ?? '';

const hostIn = (code: string) => /"host":"([^"]*)"/.exec(code)?.[1];

it('at the root of the host, the module is that of a product without a path', () => {
  expect(emitted({ basePath: '' })).toBe(emitted({}));
  expect(emitted({})).not.toContain('"base":');
});

it('pages and calls of a product lie below its path', () => {
  const code = emitted({ basePath: '/apply' });
  expect(code).toContain('"base":"/apply"');
  expect(hostIn(code)).toBe('/apply');
});

it.each([
  ['https://api.example/v2/', 'https://api.example/v2'],
  ['/v2', '/v2'],
  ['/', ''],
])('calls to %s go below %s', (providerHost, host) => {
  expect(hostIn(emitted({ basePath: '/apply', providerHost }))).toBe(host);
});
