import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkExamples } from '../analysis/examples/check-examples.ts';
import {
  applyFixes,
  createCompiler,
  type Diagnostic,
  formatDiagnostic,
  readForms,
  type Sources,
} from '../compiler/index.ts';
import { counted } from '../core/text/counted.ts';
import { type Arguments, type Command, exitCodes, type Terminal } from './command.ts';
import { findStaleSchemas } from './editor-schema-files.ts';
import { failUnreadable, findingsPage, formsFolder, shownPath } from './forms-folder.ts';

type Flag = 'fix' | 'json' | 'version';

/** `npm run forms:check` */
export const checkCommand: Command<Flag> = {
  name: 'forms:check',
  flags: ['fix', 'json', 'version'],
  maxOperands: 1,
  help: `Checks the definitions of a product, and runs its examples and journeys.

  npm run forms:check -- [options] [folder]

folder    The forms folder. Default: FORMS_DIR, or else forms/.
--fix     Fixes problems that have only one solution, such as a misspelt key, and prints each
          change. A name of the product is left alone where it may be the right one. Examples
          get the new wording of a message that the definitions have reworded, sample answers
          to new questions, and what is sent of these; all else that is sent, and where a
          journey ends, is changed by people alone.
--json    Prints a list of { file, line, column, pointer, rule, severity, message }.
          With npm run -s, nothing else is printed.
--version Prints the version of the engine and of the words of definitions, and checks nothing.
--help    Prints this help.

Exit codes: ${exitCodes.success} for no findings, ${exitCodes.findings} for findings (warnings too), \
${exitCodes.badArguments} for bad arguments,
${exitCodes.unreadable} if the folder can't be read.`,
  run,
};

async function run(
  { flags, operands: [named] }: Arguments<Flag>,
  terminal: Terminal,
): Promise<number> {
  const { cwd, print } = terminal;
  if (flags.version) {
    const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    print(JSON.parse(file).version);
    return exitCodes.success;
  }
  const folder = formsFolder(terminal, named);
  let sources = await readForms(folder).catch(failUnreadable);
  const root = basename(folder);
  const { compile } = createCompiler(root);
  const check = (texts: Sources['texts']) => checkExamples(compile({ ...sources, texts }));
  if (flags.fix) sources = await fix(folder, sources, check, terminal);
  const diagnostics = [...(await check(sources.texts)), ...(await staleSchemas(folder))];
  const shown = (file: string) => shownPath(cwd, join(dirname(folder), file));
  if (flags.json) {
    const entries = diagnostics.map((one) => toJson({ ...one, file: shown(one.file) }));
    print(JSON.stringify(entries, null, 2));
  } else {
    for (const one of diagnostics) {
      const text = sources.texts.get(one.file);
      print(`${formatDiagnostic({ ...one, file: shown(one.file) }, text, findingsPage(cwd))}\n`);
    }
    print(`${shown(root)}/: ${summary(diagnostics, sources)}`);
  }
  return diagnostics.length > 0 ? exitCodes.findings : exitCodes.success;
}

/** Returns a warning where the editor schemas of a product are not those of this engine. */
async function staleSchemas(folder: string): Promise<Diagnostic[]> {
  const [first, ...more] = await findStaleSchemas(folder);
  if (first === undefined) return [];
  const others = more.length === 0 ? '' : `, and ${counted(more.length, 'more file')} there`;
  return [
    {
      file: `${basename(folder)}/${first}`,
      line: 1,
      column: 1,
      pointer: '',
      rule: 'wrong-schema-link',
      severity: 'warning',
      message: `This is not the schema of this version of the engine${others}. Write them anew with: npm run forms:schemas`,
    },
  ];
}

/** Writes the fixed files, and returns the sources with their new texts. */
async function fix(
  folder: string,
  sources: Sources,
  check: (texts: Sources['texts']) => Promise<Diagnostic[]>,
  { cwd, printError }: Terminal,
): Promise<Sources> {
  const { changed, applied } = await applyFixes(sources.texts, check);
  for (const { file, line, change } of applied) {
    printError(`${shownPath(cwd, join(dirname(folder), file))}:${line}: ${change}.`);
  }
  for (const [file, text] of changed) await writeFile(join(dirname(folder), file), text);
  printError(`${counted(applied.length, 'problem')} fixed in ${counted(changed.size, 'file')}.`);
  return { ...sources, texts: new Map([...sources.texts, ...changed]) };
}

const toJson = ({ file, line, column, pointer, rule, severity, message }: Diagnostic) => ({
  file,
  line,
  column,
  pointer,
  rule,
  severity,
  message,
});

function summary(diagnostics: Diagnostic[], { texts }: Sources): string {
  if (diagnostics.length === 0) return `no problems in ${counted(texts.size, 'file')}.`;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const fixable = diagnostics.filter(({ fix }) => fix).length;
  const hint = fixable > 0 ? ` --fix fixes ${fixable} of them.` : '';
  return `${counted(errors, 'error')}, ${counted(diagnostics.length - errors, 'warning')}.${hint}`;
}
