import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { suggest } from '../../compiler/index.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from '../command.ts';
import { editorSchemaFiles } from '../editor-schema-files.ts';
import { failUnreadable, shownPath } from '../forms-folder.ts';
import { writeFiles } from '../write-files.ts';
import { ciFile } from './ci-file.ts';
import { importForm } from './import/import-form.ts';
import { readSchema, readUiSchema } from './import/read-import.ts';
import type { Remark } from './import/remarks.ts';
import { plainText } from './import/words.ts';
import { type StartingPoint, startingPoints, startProduct } from './starting-points.ts';

const names = Object.keys(startingPoints);
const list = Object.entries(startingPoints).map(
  ([name, contents]) => `  ${name.padEnd(12)} ${contents}`,
);

type Option = 'name' | 'from' | 'import';

/** `npm run forms:new` */
export const newCommand: Command<never, Option> = {
  name: 'forms:new',
  flags: [],
  options: ['name', 'from', 'import'],
  maxOperands: 2,
  help: `Makes a new product: a folder of definitions that can be served, changed and proven at once.

  npm run forms:new
  npm run forms:new -- --name "Summer School" --from application [folder]
  npm run forms:new -- --import schema.json [uiSchema.json] [folder]

folder    A folder that is empty or does not exist yet, inside or outside this project.
          Default: products/ and the name in small letters.
--name    What the product is called.
--from    What it starts from:
${list.join('\n')}
--import  A JSON Schema that it starts from, in place of --from, with or without a ui schema of RJSF.
          Prints what could not be taken over as it is, and what to write instead. Without --name,
          the product is called as the title of the schema.
--help    Prints this help.

In a terminal it asks for what is not given. In another git repository than the engine's, it also writes a
workflow of GitHub Actions for the product, as a starting point.
Exit codes: ${exitCodes.success} if the product is made, ${exitCodes.badArguments} for bad arguments, \
${exitCodes.badDefinitions} if a file to import is none,
${exitCodes.unreadable} if a file can't be read, or the folder can't be written.`,
  run,
};

async function run(input: Arguments<never, Option>, terminal: Terminal): Promise<number> {
  const {
    make,
    name,
    folder: named,
  } = input.values.import === undefined
    ? await planStart(input, terminal)
    : await planImport(input.values.import, input, terminal);
  const slug = slugOf(name);
  const suggested = `products/${slug}`;
  const folder = named ?? (await terminal.ask?.(`Folder [${suggested}]: `));
  const target = resolve(terminal.cwd, folder || suggested);
  const path = shownPath(terminal.cwd, target);
  const shown = path.startsWith('..') ? target : path;
  await refuseFilled(target, shown);
  const { definitions, notes } = await make(slug);
  const ci = await ciFile(target);
  announceFiles(terminal, [`${shown}/`, ...(ci ? [shownPath(terminal.cwd, ci.path)] : [])]);
  const files = [...definitions, ...editorSchemaFiles()];
  if (ci) files.push([relative(target, ci.path), ci.text]);
  await writeFiles(target, new Map(files));
  terminal.print([...notes, nextSteps(name, /\s/.test(shown) ? `"${shown}"` : shown)].join('\n'));
  return exitCodes.success;
}

/** The name of a new product, the folder that it is written to, and the way its definitions are made. */
interface Plan {
  name: string;
  folder: string | undefined;
  make: (slug: string) => Promise<{ definitions: Map<string, string>; notes: string[] }>;
}

async function planStart(
  { operands, values }: Arguments<never, Option>,
  terminal: Terminal,
): Promise<Plan> {
  const [folder, ...more] = operands;
  if (more.length > 0) fail(`At most 1 argument, not ${operands.length}. ${advice}`);
  const name = readName(values.name ?? (await askFor(terminal, 'Name of the product: ', '--name')));
  const start = readStart(
    values.from ??
      (await askFor(terminal, `${list.join('\n')}\nWhat does it start from? `, '--from')),
  );
  return {
    name,
    folder,
    make: async (slug) => ({ definitions: await startProduct(start, name, slug), notes: [] }),
  };
}

async function planImport(
  schemaFile: string,
  { operands, values }: Arguments<never, Option>,
  terminal: Terminal,
): Promise<Plan> {
  if (values.from !== undefined) fail(`--import and --from exclude each other. ${advice}`);
  const isJson = (operand: string) => operand.endsWith('.json');
  const [uiFile, ...otherFiles] = operands.filter(isJson);
  const [folder, ...otherFolders] = operands.filter((operand) => !isJson(operand));
  if (otherFiles.length + otherFolders.length > 0) {
    fail(`--import takes one ui schema and one folder at most. ${advice}`);
  }
  const schema = await readSchema(terminal.cwd, schemaFile);
  const uiSchema = uiFile === undefined ? {} : await readUiSchema(terminal.cwd, uiFile);
  const name = readName(
    values.name ??
      (schema.title && plainText(schema.title)) ??
      (await askFor(terminal, 'Name of the product: ', '--name')),
  );
  const files = { schema: schemaFile, ui: uiFile ?? schemaFile };
  return {
    name,
    folder,
    make: async (slug) => {
      const start = await startProduct('imported', name, slug);
      const { definitions, remarks } = importForm(start, schema, uiSchema);
      return { definitions, notes: notesOf(remarks, files) };
    },
  };
}

function notesOf(remarks: Remark[], files: Record<Remark['file'], string>): string[] {
  if (remarks.length === 0) return ['Everything is taken over.', ''];
  const lines = remarks.map(
    ({ file, pointer, text }) => `  ${files[file]}#${pointer}\n    ${text}`,
  );
  return [`Not taken over as it is (${remarks.length}):`, ...lines, ''];
}

const advice = '"npm run forms:new -- --help" lists the arguments.';

function fail(message: string): never {
  throw new CommandError(exitCodes.badArguments, message);
}

async function askFor({ ask }: Terminal, question: string, option: string): Promise<string> {
  if (ask) return ask(question);
  return fail(`${option} is missing. ${advice}`);
}

function readName(text: string): string {
  const name = text.trim();
  // Braces in a text stand for values.
  if (name !== '' && !/[{}]/.test(name)) return name;
  return fail(name === '' ? 'The name is empty.' : 'The name may not hold "{" or "}".');
}

function readStart(text: string): StartingPoint {
  const name = text.trim();
  if (Object.hasOwn(startingPoints, name)) return name as StartingPoint;
  return fail(`There is no starting point "${name}".${suggest(name, names)}`);
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
    return failUnreadable(error);
  });
  if (entries.length === 0) return;
  const message = `The folder ${shown} is not empty. Name another one.`;
  throw new CommandError(exitCodes.unreadable, message);
}

const nextSteps = (name: string, folder: string): string => `"${name}" is made. Now:
  FORMS_DIR=${folder} npm run dev            change it, and see each change at once
  FORMS_DIR=${folder} npm run forms:check    find mistakes
  FORMS_DIR=${folder} npm start              serve it with a local provider
  FORMS_DIR=${folder} npm test               prove it`;
