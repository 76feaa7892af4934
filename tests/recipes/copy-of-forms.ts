import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new folder with a copy of the product's definitions under "forms". At once: side by side takes three times as long. */
export function copyOfForms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  cpSync('forms', join(folder, 'forms'), { recursive: true });
  return folder;
}
