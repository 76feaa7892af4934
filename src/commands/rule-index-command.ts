import { readdir, writeFile } from 'node:fs/promises';
import { announceFiles, type Command, exitCodes } from './command.ts';
import { ruleIndex } from './rule-index.ts';

/** `npm run rules:index` */
export const ruleIndexCommand: Command<never> = {
  name: 'rules:index',
  flags: [],
  maxOperands: 0,
  help: `Writes the index of the checker's rules from the files in their folder.

  npm run rules:index

--help    Prints this help.`,
  async run(_input, terminal) {
    const folder = new URL('../compiler/4-lint/rules/', import.meta.url);
    const files = await readdir(folder);
    announceFiles(terminal, ['src/compiler/4-lint/rules/index.ts']);
    await writeFile(new URL('index.ts', folder), ruleIndex(files));
    terminal.print('Index written to src/compiler/4-lint/rules/index.ts.');
    return exitCodes.success;
  },
};
