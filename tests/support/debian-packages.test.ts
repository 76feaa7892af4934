// Proves that the set-up finds a program, installs the package of one that is missing, or says what to do.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adviceFor, findInPath, findOrInstall, pathFrom } from '../../.ci/debian-packages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const painter = (packages = ['painter-light', 'painter']) => ({
  name: 'a painter',
  variable: 'PAINTER_PATH',
  packages,
  find: () => pathFrom('PAINTER_PATH', () => findInPath(['painter'])),
  settings: { file: join(folder, 'settings/painter.conf'), text: 'start = no\n' },
});

function makeProgram(name: string, script = ''): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt that knows the package "painter", which reads its settings; a sudo that asks for no password. */
function makeApt(): void {
  makeProgram('sudo', 'shift; exec "$@"\n');
  makeProgram(
    'apt-get',
    `cd ${folder}
for package; do :; done
case "$1 $package" in
  update*) ;;
  'install painter') cp settings/painter.conf read.conf; touch painter ;;
  *) exit 100 ;;
esac
`,
  );
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
}

it('a program that is there is used', () => {
  makeApt();
  const path = makeProgram('painter');
  expect(findOrInstall(painter())).toBe(path);
  expect(existsSync(join(folder, 'read.conf'))).toBe(false);
});

it('one that is missing is installed from the first package that there is, with its settings', () => {
  makeApt();
  const program = painter();
  expect(findOrInstall(program)).toBe(join(folder, 'painter'));
  expect(readFileSync(join(folder, 'read.conf'), 'utf8')).toBe('start = no\n');
  expect(existsSync(program.settings.file)).toBe(false);
});

it('one of which there is no package stays missing, and so do its settings', () => {
  makeApt();
  const program = painter(['painter-light']);
  expect(findOrInstall(program)).toBeUndefined();
  expect(existsSync(program.settings.file)).toBe(false);
});

it('without apt it stays missing, and there is advice', () => {
  vi.stubEnv('PATH', folder);
  expect(findOrInstall(painter())).toBeUndefined();
  expect(adviceFor(painter())).toMatch(
    /^The tests need a painter, which was not found\. Install it \(on Debian: apt install painter\), or set PAINTER_PATH /,
  );
  expect(adviceFor({ ...painter(), run: 'npm test -- --all' })).toContain(
    'A whole run of "npm test -- --all" installs it by itself',
  );
});

it('where a variable names one, nothing else is used or installed', () => {
  makeApt();
  vi.stubEnv('PAINTER_PATH', join(folder, 'another'));
  expect(findOrInstall(painter())).toBeUndefined();
  expect(existsSync(join(folder, 'painter'))).toBe(false);
  const path = makeProgram('another');
  expect(findOrInstall(painter())).toBe(path);
});
