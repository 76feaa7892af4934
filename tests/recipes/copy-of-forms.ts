import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new folder with a copy of the product's definitions under "forms". */
export async function copyOfForms(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
  await cp('forms', join(folder, 'forms'), { recursive: true });
  return folder;
}
