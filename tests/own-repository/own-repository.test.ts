// Proves that products in a repository of their own are checked and proven there, by the engine beside them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provesAll } from '../support/extent.ts';

const example = 'tests/own-repository/example';
let repository: string;

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'repository-'));
  await cp(example, repository, { recursive: true });
  await mkdir(join(repository, '.git'));
  // In place of the submodule.
  await symlink(resolve('.'), join(repository, 'engine'));
});

afterAll(() => rm(repository, { recursive: true, force: true }));

it('its product is checked by its script', async () => {
  const { output, status } = await npm(['run', 'check']);
  expect(output).toContain(`Product: ${join(repository, 'forms')}\n`);
  expect(output).toContain('\nforms/: no problems in 8 files.');
  expect(status).toBe(0);
});

it('a FORMS_DIR without a product ends each command', async () => {
  const { output, status } = await npm(['test'], { FORMS_DIR: 'products' });
  expect(output).toContain(
    `FORMS_DIR names no product: there is no folder ${repository}/products.`,
  );
  expect(output).not.toContain('roven');
  expect(status).toBe(1);
});

it('a new product brings its workflow, and one command proves it with its snapshots in its folder', async () => {
  const made = await npm(
    '--prefix engine run forms:new -- --name Letters --from contact letters'.split(' '),
  );
  expect(made.output).toContain('writes letters/, .github/workflows/letters.yml');
  const workflow = (name: string) =>
    readFile(join(repository, `.github/workflows/${name}.yml`), 'utf8');
  expect((await workflow('letters')).replaceAll('letters/', 'forms/')).toBe(
    await workflow('forms'),
  );
  // The tests of products in a browser are those of all products.
  const project = provesAll ? [] : ['--', '--project', 'unit'];
  const { output, status } = await npm(['test', ...project], { FORMS_DIR: 'letters' });
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed(, \d+ skipped)?\n$/);
  expect(status).toBe(0);
  // The first run records what visitors see and what is sent.
  expect(await readdir(join(repository, 'letters/.snapshots'))).toContain('paths.txt');
  expect(existsSync(join(repository, 'forms/.snapshots'))).toBe(false);
}, 300_000);

/** Runs npm in the repository, with variables of the environment, and returns what it prints. */
function npm(args: string[], variables: Record<string, string> = {}) {
  // A process that does not take itself for a part of this run or of npm, nor for continuous integration.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST|CI|npm_.*)$/.test(name)),
  );
  const env = { ...inherited, ...variables };
  const child = spawn('npm', args, { cwd: repository, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise<{ output: string; status: number | null }>((done) =>
    child.once('close', (status) => done({ output, status })),
  );
}
