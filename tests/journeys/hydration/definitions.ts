import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeInOneLanguage } from '../builds/in-one-language.ts';
import { address } from './address.ts';
import { wizard } from './wizard.ts';

/** Makes a copy of the product, in one language, with two more screens and without an icon. */
export async function makeWithMoreScreens(forms: string): Promise<void> {
  await makeInOneLanguage(forms);
  const { favicon: _, ...app } = JSON.parse(await readFile(join(forms, 'app.json'), 'utf8'));
  for (const [path, content] of Object.entries({ ...wizard, ...address, 'app.json': app })) {
    const file = join(forms, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
}
