import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { editorSchemaFolder } from '../definition/editor/editor-schemas.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from './command.ts';
import { editorSchemaFiles } from './editor-schema-files.ts';
import { formsFolder, shownPath } from './forms-folder.ts';
import { writeFiles } from './write-files.ts';

/** `npm run forms:schemas` */
export const schemasCommand: Command<never> = {
  name: 'forms:schemas',
  flags: [],
  maxOperands: 1,
  help: `Writes the schemas that let an editor complete, explain and check definitions.

  npm run forms:schemas -- [folder]

folder    A folder of definitions. Default: FORMS_DIR, or else forms/.
--help    Prints this help.

The schemas are written to ${editorSchemaFolder}/ beside app.json; files name them as
"$schema": "${editorSchemaFolder}/app.schema.json" or "$schema": "../${editorSchemaFolder}/screen.schema.json".
Exit codes: ${exitCodes.success} if they are written, ${exitCodes.badArguments} for bad arguments, \
${exitCodes.unreadable} if the folder has no app.json.`,
  run,
};

async function run({ operands: [named] }: Arguments<never>, terminal: Terminal): Promise<number> {
  const folder = formsFolder(terminal, named);
  if (!(await exists(join(folder, 'app.json')))) {
    const message = `The folder ${folder} has no app.json. FORMS_DIR names another one.`;
    throw new CommandError(exitCodes.unreadable, message);
  }
  const schemas = editorSchemaFiles();
  const shown = shownPath(terminal.cwd, join(folder, editorSchemaFolder));
  announceFiles(terminal, [`${shown}/`]);
  await writeFiles(folder, schemas);
  terminal.print(`${schemas.size} schemas written to ${shown}.`);
  return exitCodes.success;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
