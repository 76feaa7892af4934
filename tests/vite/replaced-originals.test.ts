// Proves that the modules of libraries that builds replace or rewrite are those that the replacements were made for.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replacements } from '../../src/vite/lean-libraries.ts';

/** The first digits of the SHA-256 of each original. */
const read: Record<string, string> = {
  '@rjsf/utils/lib/deepEquals.js': '3eb6ec5dec73c6c8',
  '@rjsf/utils/lib/resolveUiSchema.js': '086493a42a41940f',
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': 'd75aeba893f8d6f8',
  '@mui/system/styleFunctionSx/styleFunctionSx.mjs': '72f58039e93227d3',
  '@mui/system/styleFunctionSx/defaultSxConfig.mjs': '3895ca72263135e2',
};

const hash = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`node_modules/${file}`))
    .digest('hex')
    .slice(0, 16);

it('each replaced module has a hash', () => {
  expect(Object.keys(read)).toEqual(replacements.map(({ original }) => original));
});

it.each(replacements)('$original is the one that was read', ({ original, module }) => {
  expect(
    hash(original),
    `node_modules/${original} has changed: read it again beside ${module.pathname}, and then write its hash here.`,
  ).toBe(read[original]);
});

it.each(replacements)('what takes the place of $original is there', ({ module }) => {
  expect(existsSync(module)).toBe(true);
});
