import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { suggest } from '../../compiler/index.ts';
import { editorSchemaFolder, editorSchemas } from '../../definition/editor/editor-schemas.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from '../command.ts';
import { shownPath } from '../forms-folder.ts';
import { type StartingPoint, startingPoints, startProduct } from './starting-points.ts';

const names = Object.keys(startingPoints);
const list = Object.entries(startingPoints).map(
  ([name, contents]) => `  ${name.padEnd(12)} ${contents}`,
);

/** `npm run forms:new` */
export const newCommand: Command<never, 'name' | 'from'> = {
  name: 'forms:new',
  flags: [],
  options: ['name', 'from'],
  maxOperands: 1,
  help: `Makes a new product: a folder of definitions that can be served, changed and proven at once.

  npm run forms:new
  npm run forms:new -- --name "Summer School" --from application [folder]

folder    A folder that is empty or does not exist yet, inside or outside this project.
          Default: products/ and the name in small letters.
--name    What the product is called.
--from    What it starts from:
${list.join('\n')}
--help    Prints this help.

In a terminal it asks for what is not given.
Exit codes: ${exitCodes.success} if the product is made, ${exitCodes.badArguments} for bad arguments, \
${exitCodes.unreadable} if the folder can't be written.`,
  run,
};

async function run(
  { operands: [named], values }: Arguments<never, 'name' | 'from'>,
  terminal: Terminal,
): Promise<number> {
  const name = readName(values.name ?? (await askFor(terminal, 'Name of the product: ', '--name')));
  const start = readStart(
    values.from ??
      (await askFor(terminal, `${list.join('\n')}\nWhat does it start from? `, '--from')),
  );
  const slug = slugOf(name);
  const suggested = `products/${slug}`;
  const folder = named ?? (await terminal.ask?.(`Folder [${suggested}]: `));
  const target = resolve(terminal.cwd, folder || suggested);
  const path = shownPath(terminal.cwd, target);
  const shown = path.startsWith('..') ? target : path;
  await refuseFilled(target, shown);
  const definitions = await startProduct(start, name, slug);
  announceFiles(terminal, [`${shown}/`]);
  await writeFiles(target, new Map([...definitions, ...schemaFiles()])).catch(failUnwritable);
  terminal.print(nextSteps(name, /\s/.test(shown) ? `"${shown}"` : shown));
  return exitCodes.success;
}

async function askFor({ ask }: Terminal, question: string, option: string): Promise<string> {
  if (ask) return ask(question);
  const message = `${option} is missing. "npm run forms:new -- --help" lists the arguments.`;
  throw new CommandError(exitCodes.badArguments, message);
}

function readName(text: string): string {
  const name = text.trim();
  // Braces in a text stand for values.
  if (name !== '' && !/[{}]/.test(name)) return name;
  const message = name === '' ? 'The name is empty.' : 'The name may not hold "{" or "}".';
  throw new CommandError(exitCodes.badArguments, message);
}

function readStart(text: string): StartingPoint {
  const name = text.trim();
  if (Object.hasOwn(startingPoints, name)) return name as StartingPoint;
  const message = `There is no starting point "${name}".${suggest(name, names)}`;
  throw new CommandError(exitCodes.badArguments, message);
}

/** Returns a name as the name of a folder: "Café & Co" gives "cafe-co". */
function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const slug = letters.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-|-$/g, '') || 'product';
}

async function refuseFilled(folder: string, shown: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    return failUnwritable(error);
  });
  if (entries.length === 0) return;
  const message = `The folder ${shown} is not empty. Name another one.`;
  throw new CommandError(exitCodes.unreadable, message);
}

const schemaFiles = (): [string, string][] =>
  Object.entries(editorSchemas()).map(([file, schema]) => [
    join(editorSchemaFolder, file),
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);

async function writeFiles(folder: string, files: Map<string, string>): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function failUnwritable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw new CommandError(exitCodes.unreadable, message);
}

const nextSteps = (name: string, folder: string): string => `"${name}" is made. Now:
  FORMS_DIR=${folder} npm run dev            change it, and see each change at once
  FORMS_DIR=${folder} npm run forms:check    find mistakes
  FORMS_DIR=${folder} npm start              serve it with a local provider
  FORMS_DIR=${folder} npm test               prove it`;
