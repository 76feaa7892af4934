// Proves that developers see each saved definition at once in open pages, in the gallery and in the provider's answers.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { developedProduct } from './development/developed-product.ts';
import { testGallery } from './development/gallery.ts';
import { testManual } from './development/manual.ts';
import { testSavedDefinitions } from './development/saved-definitions.ts';

const product = developedProduct();

describe('the gallery', () => testGallery(product));

describe('the manual', () => testManual(product));

describe('a definition that is saved', () => testSavedDefinitions(product));

// Last, since it leaves definitions that can't be read.
describe('the provider of the development server', () => {
  const refusal = async () => {
    const response = await fetch(`${product.url}/publisher/signup/load`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"token":"no such token"}',
    });
    return response.text();
  };

  it('answers as sandbox.json says at last, where a program saves it twice', async () => {
    const file = join(product.forms, 'sandbox.json');
    const text = await readFile(file, 'utf8');
    for (const words of ['A first try', 'A second try']) {
      await writeFile(file, text.replace('This link is not valid', words));
      // The time in which a formatter writes after an editor.
      await new Promise((done) => setTimeout(done, 20));
    }
    await expect.poll(refusal).toContain('A second try');
    await writeFile(file, text);
    await expect.poll(refusal).toContain('This link is not valid');
  });

  it('answers as sandbox.json says now, and as before while it says nothing that can be read', async () => {
    const file = join(product.forms, 'sandbox.json');
    const text = await readFile(file, 'utf8');
    expect(await refusal()).toContain('This link is not valid');
    await writeFile(file, text.replace('This link is not valid', 'Nobody knows this link'));
    await expect.poll(refusal).toContain('Nobody knows this link');
    for (const [name, text] of [
      ['sandbox.json', '{ "calls": '],
      ['app.json', '{'],
    ] as const) {
      await writeFile(join(product.forms, name), text);
      await product.said(
        `Calls are answered as before. The definitions can't be used:\n\nforms/${name}:1:`,
      );
      expect(await refusal()).toContain('Nobody knows this link');
    }
  });
});
