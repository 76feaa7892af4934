// Renews the snapshots of every product, or of that of FORMS_DIR: what is seen now is what is meant. Names what changed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { chromium } from './chromium.mjs';

const { FORMS_DIR } = process.env;
// Where they lie: tests/forms/in-browser/snapshots/folder.ts.
const folders = new Set([
  resolve('tests/snapshots'),
  ...(FORMS_DIR ? [join(dirname(resolve(FORMS_DIR)), 'snapshots')] : []),
]);

const before = snapshots();
const env = { ...process.env, CHROMIUM_PATH: chromium(), ACCEPT_SNAPSHOTS: '1' };
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'forms', 'tests/forms/in-browser/paths.test.ts'],
  { stdio: 'inherit', env },
);
const after = snapshots();

const changes = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
  if (!before.has(file)) return [`new      ${file}`];
  if (!after.has(file)) return [`removed  ${file}`];
  return before.get(file) === after.get(file) ? [] : [`changed  ${file}`];
});
console.log(changes.length === 0 ? 'No snapshot has changed.' : changes.join('\n'));
if (status !== 0) console.error('Not everything could be looked at; what failed stands above.');
process.exit(status ?? 1);

function snapshots() {
  const files = [...folders].flatMap((folder) =>
    entriesOf(folder).map((name) => join(folder, name)),
  );
  return new Map(files.map((file) => [relative('.', file), readFileSync(file, 'utf8')]));
}

function entriesOf(folder) {
  try {
    const names = readdirSync(folder, { recursive: true });
    return names.filter((name) => name.endsWith('.txt'));
  } catch {
    return [];
  }
}
