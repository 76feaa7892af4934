// Proves that a built page has the icon, language, name and text without scripts of its product.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ProductSource } from '../../src/compiler/index.ts';
import { iconTag, withAppTexts } from '../../src/vite/html-tags.ts';

it('a product without an icon says so, so that no browser asks for one', async () => {
  expect(await iconTag({}, 'no folder')).toEqual({
    tag: 'link',
    attrs: { rel: 'icon', href: 'data:,' },
    injectTo: 'head',
  });
});

it('the icon of a product stands in the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icon-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  const { attrs } = await iconTag({ favicon: 'icon.svg' }, folder);
  expect(attrs).toEqual({
    rel: 'icon',
    type: 'image/svg+xml',
    href: `data:image/svg+xml;base64,${btoa('<svg/>')}`,
  });
});

const page = '<html lang="en"><title></title><noscript></noscript>';

it('the page has the language and the texts of the product', () => {
  const app = { language: 'de', name: 'Mühle & Co', texts: { noScript: 'Bitte JavaScript < an' } };
  expect(withAppTexts(page, { app } as ProductSource, '')).toBe(
    '<html lang="de"><title>Mühle &amp; Co</title><noscript>Bitte JavaScript &lt; an</noscript>',
  );
});

it('the text for visitors without scripts is in English by default', () => {
  expect(
    withAppTexts(page, { app: { language: 'en', name: 'Tiny' } } as ProductSource, ''),
  ).toContain('<noscript>This page needs JavaScript. Please turn it on');
});
