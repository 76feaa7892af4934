import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announceFiles, type Command, exitCodes } from '../command.ts';
import { writeFiles } from '../write-files.ts';
import { referencePages } from './pages.ts';

const folder = fileURLToPath(new URL('../../../forms/manual/reference/', import.meta.url));

/** `npm run forms:manual` */
export const manualCommand: Command<never> = {
  name: 'forms:manual',
  flags: [],
  maxOperands: 0,
  help: `Writes the reference of the manual: a page for each kind of file, each widget and each catalogue.

  npm run forms:manual

--help    Prints this help.

The pages are written to forms/manual/reference/, and other files there are deleted.`,
  async run(_input, terminal) {
    const pages = referencePages();
    announceFiles(terminal, ['forms/manual/reference/']);
    await writeFiles(folder, pages);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length).replaceAll('\\', '/');
      if (entry.isFile() && !pages.has(path)) await rm(file);
    }
    terminal.print(`${pages.size} pages written to forms/manual/reference.`);
    return exitCodes.success;
  },
};
