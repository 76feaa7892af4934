import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The products that a new one starts from, by the names of their folders. */
export const startingPoints = {
  empty: 'one page, and nothing else',
  contact: 'a form with a call, and a page that says thank you',
  'sign-up': 'a form that sends a link by email, and the form behind the link',
  application: 'several steps with a draft, a review, and a page that says thank you',
} as const;

export type StartingPoint = keyof typeof startingPoints;

/** The folder of the product around an imported form. */
const aroundImport = 'imported';

/** The name that the starting points have, in their texts and in the keys of their drafts. */
const [nameInFiles, slugInFiles] = ['New Product', 'new-product'];

/**
 * Returns the definitions of a new product.
 *
 * @param slug the name in small letters, digits and hyphens
 * @returns the text of each file, by its path in the product's folder
 */
export async function startProduct(
  start: StartingPoint | typeof aroundImport,
  name: string,
  slug: string,
): Promise<Map<string, string>> {
  const folder = fileURLToPath(new URL(`./starting-points/${start}`, import.meta.url));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const nameInJson = JSON.stringify(name).slice(1, -1);
  const texts = files.map(async (file): Promise<[string, string]> => {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, 'utf8');
    const named = text.replaceAll(nameInFiles, () => nameInJson).replaceAll(slugInFiles, slug);
    return [path.slice(folder.length + 1), named];
  });
  return new Map(await Promise.all(texts));
}
