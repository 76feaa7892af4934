import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns a workflow of GitHub Actions that proves a new product in a repository of its own, as a starting point.
 *
 * @param forms the absolute path of the product's folder
 * @returns its absolute path and its text; `undefined` for a product of the engine's repository or of none, and where there
 *   is such a file already
 */
export async function ciFile(forms: string): Promise<{ path: string; text: string } | undefined> {
  const repository = repositoryOf(dirname(forms));
  if (repository === undefined || isInside(resolve(engine), forms)) return undefined;
  const path = join(repository, '.github/workflows', `${basename(forms)}.yml`);
  if (existsSync(path)) return undefined;
  const template = await readFile(new URL('ci.yml', import.meta.url), 'utf8');
  const pinned = isInside(repository, engine) ? relative(repository, engine) : 'engine';
  const text = template
    .replaceAll('FORMS/', `${relative(repository, forms)}/`)
    .replaceAll('ENGINE', pinned);
  return { path, text };
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder));
}

const isInside = (outer: string, inner: string): boolean =>
  !relative(outer, inner).startsWith('..');
