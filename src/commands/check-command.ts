import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import {
  applyFixes,
  compileSources,
  type Diagnostic,
  formatDiagnostic,
  readForms,
  type Sources,
} from '../compiler/index.ts';
import { parseArguments, type Terminal } from './terminal.ts';

/** How the command ends. The last two are those of sysexits.h. */
export const exitCodes = { nothing: 0, findings: 2, badArguments: 64, unreadable: 66 } as const;

export const help = `Checks the definitions of a product.

  npm run forms:check -- [options] [folder]

folder    The forms folder; without it FORMS_DIR, or else forms/.
--fix     Fixes what can be fixed in one way only, such as a misspelt key.
--json    Prints a list of { file, line, column, pointer, rule, severity, message }.
          With npm run -s, nothing else is printed.
--help    Prints this.

Ends with ${exitCodes.nothing} where nothing was found, ${exitCodes.findings} where something was (warnings too), \
${exitCodes.badArguments} for bad arguments,
${exitCodes.unreadable} where the folder can't be read.`;

/**
 * Runs the command.
 *
 * @param args what stands behind its name
 * @returns the code to exit with
 */
export async function checkCommand(args: string[], terminal: Terminal): Promise<number> {
  const { cwd, env, print, complain } = terminal;
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    complain(`forms:check: ${wanted} "npm run forms:check -- --help" says what there is.`);
    return exitCodes.badArguments;
  }
  if (wanted.help) {
    print(help);
    return exitCodes.nothing;
  }
  const folder = resolve(cwd, wanted.folder ?? (env.FORMS_DIR || 'forms'));
  let sources: Sources;
  try {
    sources = await readForms(folder);
  } catch (error) {
    complain(`forms:check: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodes.unreadable;
  }
  const root = basename(folder);
  const check = (texts: Sources['texts']) =>
    compileSources(root, { ...sources, texts }).diagnostics;
  if (wanted.fix) {
    const { changed, count } = applyFixes(sources.texts, check);
    for (const [file, text] of changed) await writeFile(join(dirname(folder), file), text);
    sources = { ...sources, texts: new Map([...sources.texts, ...changed]) };
    complain(`forms:check: ${counted(count, 'thing')} fixed in ${counted(changed.size, 'file')}.`);
  }
  const diagnostics = check(sources.texts);
  const shown = (file: string) =>
    relative(cwd, join(dirname(folder), file))
      .split(sep)
      .join('/');
  if (wanted.json) {
    print(
      JSON.stringify(
        diagnostics.map((one) => entry(one, shown)),
        null,
        2,
      ),
    );
  } else {
    for (const one of diagnostics) {
      const text = sources.texts.get(one.file);
      print(`${formatDiagnostic({ ...one, file: shown(one.file) }, text)}\n`);
    }
    print(summary(diagnostics, `${shown(root)}/`, sources));
  }
  return diagnostics.length > 0 ? exitCodes.findings : exitCodes.nothing;
}

interface Arguments {
  folder?: string;
  fix?: boolean;
  json?: boolean;
  help?: boolean;
}

/** What was asked for, or a sentence on what is wrong with it. */
function readArguments(args: string[]): Arguments | string {
  const parsed = parseArguments(args, {
    fix: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  if (positionals.length > 1) return `One folder at a time, not ${positionals.length}.`;
  return { ...values, folder: positionals[0] };
}

function entry({ fix: _, file, ...rest }: Diagnostic, shown: (file: string) => string) {
  const { line, column, pointer, rule, severity, message } = rest;
  return { file: shown(file), line, column, pointer, rule, severity, message };
}

function summary(diagnostics: Diagnostic[], folder: string, { texts }: Sources): string {
  if (diagnostics.length === 0)
    return `${folder}: nothing found in ${counted(texts.size, 'file')}.`;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const fixable = diagnostics.filter(({ fix }) => fix).length;
  const hint = fixable > 0 ? ` --fix fixes ${fixable} of them.` : '';
  return `${folder}: ${counted(errors, 'error')}, ${counted(diagnostics.length - errors, 'warning')}.${hint}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
