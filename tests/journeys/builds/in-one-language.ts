import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a copy of the product of forms/ without its other languages, each of which would be built, too.
 *
 * @param forms a folder that is not there yet
 */
export async function makeInOneLanguage(forms: string): Promise<void> {
  await cp('forms', forms, { recursive: true });
  await rm(join(forms, 'languages'), { recursive: true });
  const file = join(forms, 'app.json');
  const { languages: _, ...app } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(app));
}
