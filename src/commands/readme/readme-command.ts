import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { announceFiles, type Command, exitCodes } from '../command.ts';
import { withTables } from './readme-tables.ts';

/** `npm run forms:readme` */
export const readmeCommand: Command<never> = {
  name: 'forms:readme',
  flags: [],
  maxOperands: 0,
  help: `Writes the tables of forms/README.md: widgets, options, rules, texts and checks.

  npm run forms:readme

--help    Prints this help.`,
  async run(_input, terminal) {
    const file = fileURLToPath(new URL('../../../forms/README.md', import.meta.url));
    announceFiles(terminal, ['forms/README.md']);
    await writeFile(file, withTables(await readFile(file, 'utf8')));
    terminal.print('Tables written to forms/README.md.');
    return exitCodes.success;
  },
};
