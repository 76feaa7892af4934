// Proves the products of tests/other-products/, as npm test does with FORMS_DIR, each in a copy, since its snapshots are
// recorded in it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshotFolder } from './snapshot-folder.mjs';

const help = `Proves the products of tests/other-products/, and prints how long each one takes.

  npm run test:products -- [product ...]

product  The folder of a product there; all of them by default.

Exit codes: 0 if all passed, 1 if not, 64 for bad arguments.`;

const source = 'tests/other-products';
const all = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const given = process.argv.slice(2);
if (given.includes('--help') || given.includes('-h')) {
  console.log(help);
  process.exit(0);
}
const unknown = given.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`npm run test:products: there is no ${source}/${unknown}.\n\n${help}`);
  process.exit(64);
}

const folder = mkdtempSync(join(tmpdir(), 'products-'));
const results = [];
for (const name of given.length > 0 ? given : all) {
  const forms = join(folder, name);
  cpSync(join(source, name), forms, { recursive: true });
  // A first run, without a folder of snapshots, would draw every path and not a sample.
  mkdirSync(snapshotFolder(forms), { recursive: true });
  console.log(`\n${name}`);
  const begun = Date.now();
  const { status } = spawnSync(process.execPath, ['.ci/test.mjs'], {
    env: { ...process.env, FORMS_DIR: forms, ACCEPT_SNAPSHOTS: '1' },
    stdio: 'inherit',
  });
  results.push({ name, status, seconds: (Date.now() - begun) / 1000 });
}
rmSync(folder, { recursive: true });

console.log();
for (const { name, status, seconds } of results) {
  console.log(`${name}: ${status === 0 ? 'proven' : 'failed'} in ${Math.round(seconds)} s`);
}
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
