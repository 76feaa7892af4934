import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { buildProductModel } from '../analysis/build-product-model.ts';
import { completeFrozenAnswers } from '../analysis/drafts/frozen-answers.ts';
import { printJson } from '../analysis/drafts/print-json.ts';
import { sampleLoaded } from '../analysis/states/list-states.ts';
import {
  compileFolder,
  type Diagnostic,
  type ProductSource,
  type ScreenSource,
} from '../compiler/index.ts';
import { parseArguments, type Terminal } from './terminal.ts';

/** How the command ends; those of forms:check. */
export const exitCodes = {
  ...{ done: 0, findings: 2, badArguments: 64 },
  ...{ badDefinitions: 65, unreadable: 66 },
} as const;

export const help = `Freezes the drafts of a product: writes what visitors may keep of the version of each draft as it is.

  npm run forms:freeze -- [screen ...]

screen    The folder of a screen; without one, every screen that keeps a draft.
--help    Prints this.

Frozen answers stay as they are; those that are new to the version are added. FORMS_DIR names another product.
Nothing is written while there are errors in the definitions of these screens, since answers might be lost.
Ends with ${exitCodes.done} where all is frozen, ${exitCodes.findings} where an answer has to be written by hand, \
${exitCodes.badArguments} for bad arguments,
${exitCodes.badDefinitions} for errors in the definitions, ${exitCodes.unreadable} where the folder can't be read.`;

/** Runs the command; gives the code to exit with. */
export async function freezeCommand(args: string[], terminal: Terminal): Promise<number> {
  const { cwd, env, print } = terminal;
  const complain = (text: string) => terminal.complain(`forms:freeze: ${text}`);
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    complain(`${wanted} "npm run forms:freeze -- --help" says what there is.`);
    return exitCodes.badArguments;
  }
  if (wanted.help) {
    print(help);
    return exitCodes.done;
  }
  const folder = resolve(cwd, env.FORMS_DIR || 'forms');
  let source: ProductSource;
  let diagnostics: Diagnostic[];
  try {
    ({ product: source, diagnostics } = await compileFolder(folder));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return exitCodes.unreadable;
  }
  const shown = (path: string) => relative(cwd, join(dirname(folder), path));
  const errors = errorsOf(source, diagnostics, wanted.screens);
  for (const { file, line, message } of errors) complain(`${shown(file)}:${line}: ${message}`);
  if (errors.length > 0) return exitCodes.badDefinitions;
  const keeping = source.screens.filter(keepsDraft);
  const unknown = wanted.screens.filter((name) => !keeping.some(({ id }) => id === name));
  if (keeping.length === 0) {
    (unknown.length > 0 ? complain : print)(`No screen of ${shown(source.root)}/ keeps a draft.`);
    return unknown.length > 0 ? exitCodes.badArguments : exitCodes.done;
  }
  if (unknown.length > 0) {
    const known = keeping.map(({ id }) => id).join(', ');
    complain(`No screen "${unknown[0]}" keeps a draft. Those that do: ${known}.`);
    return exitCodes.badArguments;
  }
  const chosen = keeping.filter(
    ({ id }) => wanted.screens.length === 0 || wanted.screens.includes(id),
  );
  let ended: number = exitCodes.done;
  for (const screen of chosen) {
    const { path, text, missing, isNew } = freeze(source, screen);
    const file = join(dirname(folder), path);
    await mkdir(dirname(file), { recursive: true });
    if (isNew) await writeFile(file, text);
    print(`${shown(path)}: ${isNew ? 'written' : 'complete already'}.`);
    if (missing.length === 0) continue;
    ended = exitCodes.findings;
    complain(`${path} needs an answer of your own for ${missing.join(', ')}.`);
  }
  return ended;
}

const keepsDraft = ({ screen }: ScreenSource) => screen.kind !== 'page' && screen.draft;

/**
 * Errors that make it unsure what to freeze of some screens, or of all that keep drafts.
 * Examples don't count: they only show what the definitions say.
 */
function errorsOf(source: ProductSource, diagnostics: Diagnostic[], names: string[]) {
  const { root, appPath, documents, shapeErrors, screens } = source;
  const isUnclear = ({ path, screen }: ScreenSource) =>
    documents.get(path)?.value === undefined ||
    (screen.kind !== 'page' && shapeErrors.some(({ file }) => file === path));
  const chosen =
    names.length > 0
      ? names.map((name) => `${root}/${name}`)
      : screens.filter((one) => keepsDraft(one) || isUnclear(one)).map(({ folder }) => folder);
  return diagnostics.filter(
    ({ severity, file }) =>
      severity === 'error' &&
      !file.endsWith('/examples.json') &&
      (file === appPath || chosen.some((folder) => file.startsWith(`${folder}/`))),
  );
}

/** The frozen draft of the version of a screen as it is. */
function freeze(source: ProductSource, { id, folder, screen, drafts }: ScreenSource) {
  const version = (screen.kind !== 'page' && screen.draft?.version) || 1;
  const product = buildProductModel(source);
  const written = product.screens.find((one) => one.id === id);
  if (!written) throw new Error(`There is no screen "${id}".`);
  const path = `${folder}/drafts/${version}.json`;
  const there = drafts.find((draft) => draft.version === version)?.answers ?? [];
  const loaded = sampleLoaded(product, written);
  const { answers, missing } = completeFrozenAnswers(written, product.validate, loaded, there);
  const $schema = screen.$schema?.replace(
    /^(.*)screen\.schema\.json$/,
    '../$1frozen-draft.schema.json',
  );
  const text = `${printJson({ ...($schema && { $schema }), answers })}\n`;
  return { path, text, missing, isNew: answers.length > there.length };
}

/** What was asked for, or a sentence on what is wrong with it. */
function readArguments(args: string[]): { screens: string[]; help?: boolean } | string {
  const parsed = parseArguments(args, { help: { type: 'boolean', short: 'h' } });
  return typeof parsed === 'string' ? parsed : { ...parsed.values, screens: parsed.positionals };
}
