import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorSchemaFolder, editorSchemas } from '../definition/editor/editor-schemas.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from './command.ts';
import { formsFolder, shownPath } from './forms-folder.ts';

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
  const target = join(folder, editorSchemaFolder);
  const schemas = Object.entries(editorSchemas());
  const shown = shownPath(terminal.cwd, target);
  announceFiles(terminal, [`${shown}/`]);
  await mkdir(target, { recursive: true });
  for (const [name, schema] of schemas) {
    await writeFile(join(target, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
  terminal.print(`${schemas.length} schemas written to ${shown}.`);
  return exitCodes.success;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
