import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a copy of the product of forms/ without its other languages, each of which would be built, too.
 *
 * @param forms a folder that is not there yet
 */
export const makeInOneLanguage = (forms: string): Promise<void> => makeWith(forms, []);

/** Makes a copy of the product of forms/ in English and German. */
const makeInGerman = (forms: string): Promise<void> => makeWith(forms, ['de']);

/** Makes that copy with a page that shows the sent answers, and one of them in a text. */
export async function makeWithSentAnswers(forms: string): Promise<void> {
  await makeInGerman(forms);
  const file = join(forms, 'thank-you', 'screen.json');
  const { body, ...page } = JSON.parse(await readFile(file, 'utf8'));
  const country = '{answers.account_country_name|–}';
  await writeFile(file, JSON.stringify({ ...page, review: true, body: [...body, country] }));
}

/** Makes that copy with a wizard that takes the token out of its address. */
export async function makeWithoutToken(forms: string): Promise<void> {
  await makeInGerman(forms);
  const file = join(forms, 'signup', 'screen.json');
  const wizard = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...wizard, removeFromAddress: ['token'] }));
}

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
