// Renews the snapshots of every product, or of the product in FORMS_DIR, and prints the files that changed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { announceFiles, exitCodes, processTerminal, runCommand } from '../src/commands/command.ts';
import { chromium } from './chromium.mjs';
import { snapshotFolder } from './snapshot-folder.mjs';

const { FORMS_DIR } = process.env;
const folder = FORMS_DIR ? snapshotFolder(resolve(FORMS_DIR)) : resolve('tests/snapshots');
const shown = (path) => relative(process.env.INIT_CWD || '.', path);

const acceptCommand = {
  name: 'forms:accept',
  flags: [],
  maxOperands: 0,
  help: `Renews the snapshots: accepts what visitors see, and what is sent, as intended.

  npm run forms:accept

--help    Prints this help.

Walks through every product in a browser, or through that of FORMS_DIR, and writes the text files in
  ${shown(folder)}/
Review what changed with "git diff" before you commit it.
Exit codes: ${exitCodes.success} if every snapshot is renewed, 1 if a walk failed, ${exitCodes.badArguments} for bad arguments.`,
  async run(_input, terminal) {
    const { print, printError } = terminal;
    announceFiles(terminal, [`${shown(folder)}/`]);
    const before = snapshots();
    const { status } = spawnSync(
      'npx',
      [
        '--no-install',
        'vitest',
        'run',
        '--project',
        'journeys',
        '--project',
        'unit',
        'tests/forms/in-browser/paths.test.ts',
        'tests/forms/walks.test.ts',
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH: chromium(), ACCEPT_SNAPSHOTS: '1', PROVE_ALL: '1' },
      },
    );
    const changes = changesBetween(before, snapshots());
    print(changes.length === 0 ? 'No snapshot has changed.' : changes.join('\n'));
    if (status !== 0)
      printError('Some walks failed, so not every snapshot was renewed; see above.');
    return status ?? 1;
  },
};

process.exitCode = await runCommand(acceptCommand, process.argv.slice(2), processTerminal);

function changesBetween(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    if (!before.has(file)) return [`new      ${file}`];
    if (!after.has(file)) return [`removed  ${file}`];
    return before.get(file) === after.get(file) ? [] : [`changed  ${file}`];
  });
}

function snapshots() {
  const files = entriesOf(folder).map((name) => join(folder, name));
  return new Map(files.map((file) => [shown(file), readFileSync(file, 'utf8')]));
}

function entriesOf(folder) {
  try {
    const names = readdirSync(folder, { recursive: true });
    return names.filter((name) => name.endsWith('.txt'));
  } catch {
    return [];
  }
}
