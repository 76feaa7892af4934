import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a copy of the product of forms/ without its other languages, each of which would be built, too.
 *
 * @param forms a folder that is not there yet
 */
export const makeInOneLanguage = (forms: string): Promise<void> => makeWith(forms, []);

/** Makes a copy of the product of forms/ in English and German. */
export const makeInGerman = (forms: string): Promise<void> => makeWith(forms, ['de']);

/** @param tags the languages that it has beside that of its definitions */
async function makeWith(forms: string, tags: string[]): Promise<void> {
  await cp('forms', forms, { recursive: true });
  const file = join(forms, 'app.json');
  const { languages, ...app } = JSON.parse(await readFile(file, 'utf8'));
  const others = Object.keys(languages).filter((tag) => !tags.includes(tag));
  for (const tag of others) await rm(join(forms, 'languages', `${tag}.json`));
  const chosen = Object.fromEntries(tags.map((tag) => [tag, languages[tag]]));
  await writeFile(file, JSON.stringify({ ...app, ...(tags.length > 0 && { languages: chosen }) }));
}
