import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { textUnitsOf } from '../../../src/compiler/index.ts';
import { getAt, setAt } from '../../../src/core/pointer.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { compileProduct } from '../../forms/products.ts';
import { makeInOneLanguage } from '../builds/in-one-language.ts';

/** Would end an attribute and begin others. The checker refuses elements in texts. The number tells places apart. */
const hostileText = (place: number | string) => `"' onfocus=alert(1) autofocus data-at=${place} '`;

/** Returns every place of a text in the definitions of the product; each text has the number of its place in it. */
export async function hostilePlaces(): Promise<{ file: string; pointer: string }[]> {
  const units = textUnitsOf((await compileProduct(resolve('forms'))).product);
  // A value is sent, so that a draft could not have it.
  return units.filter(({ isValue }) => !isValue);
}

/** Makes a copy of the product, in one language, in which every text of the definitions and of the engine is hostile. */
export async function makeHostile(forms: string): Promise<void> {
  await makeInOneLanguage(forms);
  const app = JSON.parse(await readFile(join(forms, 'app.json'), 'utf8'));
  const files = new Map<string, Record<string, unknown>>([['app.json', app]]);
  for (const [place, { file, pointer }] of (await hostilePlaces()).entries()) {
    const document = files.get(file) ?? JSON.parse(await readFile(join(forms, file), 'utf8'));
    files.set(file, document);
    setAt(document, pointer, withHostile(getAt(document, pointer), place));
  }
  const engine = Object.entries(defaultTexts);
  app.texts = Object.fromEntries(
    engine.map(([name, text]) => [name, text + hostileText(`engine-${name}`)]),
  );
  for (const [file, document] of files) {
    await writeFile(join(forms, file), JSON.stringify(document));
  }
}

/** Appends to a text; of one with links, to each of its parts. */
function withHostile(text: unknown, place: number): unknown {
  if (typeof text === 'string') return text + hostileText(place);
  if (Array.isArray(text)) return text.map((part) => withHostile(part, place));
  return { ...(text as object), text: withHostile((text as { text: string }).text, place) };
}
