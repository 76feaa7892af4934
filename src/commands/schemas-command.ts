import { access, mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { editorSchemaFolder, editorSchemas } from '../definition/editor/editor-schemas.ts';
import { parseArguments, type Terminal } from './terminal.ts';

/** The codes that the command ends with; those of forms:check. */
const exitCodes = { done: 0, badArguments: 64, unreadable: 66 } as const;

const help = `Writes the schemas that let an editor complete, explain and check definitions.

  npm run forms:schemas -- [folder]

folder    A folder of definitions; without one, that of FORMS_DIR, or forms.
--help    Prints this.

The schemas are written to ${editorSchemaFolder}/ beside app.json; files name them as
"$schema": "${editorSchemaFolder}/app.schema.json" or "$schema": "../${editorSchemaFolder}/screen.schema.json".
Ends with ${exitCodes.done} where they are written, ${exitCodes.badArguments} for bad arguments, \
${exitCodes.unreadable} where the folder has no app.json.`;

/** Writes the editor schemas beside the app.json of a product. Returns the exit code. */
export async function schemasCommand(args: string[], terminal: Terminal): Promise<number> {
  const { cwd, env, print, complain } = terminal;
  const parsed = parseArguments(args, { help: { type: 'boolean', short: 'h' } });
  if (typeof parsed === 'string' || parsed.positionals.length > 1) {
    const reason = typeof parsed === 'string' ? parsed : 'There is more than one folder.';
    complain(`forms:schemas: ${reason} "npm run forms:schemas -- --help" lists the arguments.`);
    return exitCodes.badArguments;
  }
  if (parsed.values.help) {
    print(help);
    return exitCodes.done;
  }
  const folder = resolve(cwd, parsed.positionals[0] || env.FORMS_DIR || 'forms');
  if (!(await isThere(join(folder, 'app.json')))) {
    complain(`forms:schemas: The folder ${folder} has no app.json. FORMS_DIR names another one.`);
    return exitCodes.unreadable;
  }
  const target = join(folder, editorSchemaFolder);
  await mkdir(target, { recursive: true });
  const schemas = Object.entries(editorSchemas());
  for (const [name, schema] of schemas) {
    await writeFile(join(target, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
  print(`${schemas.length} schemas written to ${relative(cwd, target)}.`);
  return exitCodes.done;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
