// Proves that pages load the code of footers and notices only where the product has them.
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');

const emitted = (change: Overlay): string => {
  const { product } = compile(tinySources(change));
  return emitModule(product, modulePrefix, { assetPath: (file) => file }) ?? '';
};

const keyIn = (code: string) => /"key":"(notice-\w+)"/.exec(code)?.[1];

it('a product without footer and notice imports nothing for them', () => {
  expect(emitted({})).not.toMatch(/pageParts|shell-with-parts/);
});

it('a product in which one screen has a footer imports the shell that draws it', () => {
  const code = emitted({ 'home/screen.json': { footer: 'Made with care' } });
  expect(code).toContain('"pageParts":{"footer":"Made with care"}');
  expect(code).toContain(
    'export { ShellWithParts as Shell } from "virtual:src/engine/page/shell-with-parts.tsx"',
  );
});

it('a screen that leaves out the notice keeps the footer', () => {
  const code = emitted({
    'app.json': { footer: 'Made with care', notice: { text: 'We are away.' } },
    'done/screen.json': { notice: false },
  });
  expect(code.match(/"pageParts":\{"footer":"Made with care"\}/g)).toHaveLength(1);
  expect(code.match(/We are away\./g)).toHaveLength(1);
});

it('a notice with another text has another key', () => {
  const keyOf = (text: string) => keyIn(emitted({ 'app.json': { notice: { text } } }));
  expect(keyOf('We are away.')).toBe(keyOf('We are away.'));
  expect(keyOf('We are away.')).not.toBe(keyOf('We are back.'));
});
