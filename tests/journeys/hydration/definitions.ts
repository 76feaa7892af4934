import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { address } from './address.ts';
import { wizard } from './wizard.ts';

/** Makes a copy of the product, in one language, with two more screens and without an icon. */
export async function makeWithMoreScreens(forms: string): Promise<void> {
  await cp('forms', forms, { recursive: true });
  await rm(join(forms, 'languages'), { recursive: true });
  const text = await readFile(join(forms, 'app.json'), 'utf8');
  const { favicon: _, languages: _languages, ...app } = JSON.parse(text);
  for (const [path, content] of Object.entries({ ...wizard, ...address, 'app.json': app })) {
    const file = join(forms, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
}
