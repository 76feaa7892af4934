import { dirname, join } from 'node:path';
import { buildProductModel } from '../analysis/build-product-model.ts';
import { completeFrozenAnswers } from '../analysis/drafts/frozen-answers.ts';
import { printJson } from '../analysis/drafts/print-json.ts';
import { listSampleData } from '../analysis/sample/sample-data.ts';
import {
  compileFolder,
  type Diagnostic,
  formatDiagnostic,
  type ProductSource,
  type ScreenSource,
} from '../compiler/index.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from './command.ts';
import { failUnreadable, findingsPage, formsFolder, shownPath } from './forms-folder.ts';
import { writeFiles } from './write-files.ts';

/** `npm run forms:freeze` */
export const freezeCommand: Command<never> = {
  name: 'forms:freeze',
  flags: [],
  maxOperands: Number.POSITIVE_INFINITY,
  help: `Freezes the drafts of a product: writes sample drafts of the current version of each form.

  npm run forms:freeze -- [screen ...]

screen    The folder of a screen. Default: every screen that keeps a draft.
--help    Prints this help.

Frozen answers are never changed; answers to new questions are added. FORMS_DIR names another product.
Nothing is written while the definitions of these screens have errors, since answers could be lost.
Exit codes: ${exitCodes.success} if all drafts are frozen, ${exitCodes.findings} if an answer has to be written by hand, \
${exitCodes.badArguments} for bad arguments,
${exitCodes.badDefinitions} for errors in the definitions, ${exitCodes.unreadable} if the folder can't be read.`,
  run,
};

async function run({ operands: names }: Arguments<never>, terminal: Terminal): Promise<number> {
  const { cwd, print, printError } = terminal;
  const folder = formsFolder(terminal);
  const compiled = await compileFolder(folder).catch(failUnreadable);
  const { product, diagnostics, sources } = compiled;
  const shown = (path: string) => shownPath(cwd, join(dirname(folder), path));
  const errors = errorsOf(product, diagnostics, names);
  for (const one of errors) {
    const text = sources.texts.get(one.file);
    printError(formatDiagnostic({ ...one, file: shown(one.file) }, text, findingsPage(cwd)));
  }
  if (errors.length > 0) return exitCodes.badDefinitions;
  let exitCode: number = exitCodes.success;
  const screens = screensToFreeze(product, names, shown(product.root));
  if (screens.length === 0) print(`No screen of ${shown(product.root)}/ keeps a draft.`);
  for (const screen of screens) {
    const { path, text, missing, isNew } = freeze(product, screen);
    if (isNew) {
      announceFiles(terminal, [shown(path)]);
      await writeFiles(dirname(folder), new Map([[path, text]]));
    }
    print(`${shown(path)}: ${isNew ? 'written' : 'already complete'}.`);
    if (missing.length === 0) continue;
    exitCode = exitCodes.findings;
    printError(`${path} needs an answer of your own for ${missing.join(', ')}.`);
  }
  return exitCode;
}

/**
 * Returns the named screens, or all that keep a draft.
 *
 * @throws CommandError where a named screen keeps none
 */
function screensToFreeze({ screens }: ProductSource, names: string[], root: string) {
  const withDraft = screens.filter(keepsDraft);
  const unknown = names.find((name) => !withDraft.some(({ id }) => id === name));
  if (unknown === undefined) {
    return withDraft.filter(({ id }) => names.length === 0 || names.includes(id));
  }
  const known = withDraft.map(({ id }) => id).join(', ');
  const message =
    known === ''
      ? `No screen of ${root}/ keeps a draft.`
      : `No screen "${unknown}" keeps a draft. Those that do: ${known}.`;
  throw new CommandError(exitCodes.badArguments, message);
}

const keepsDraft = ({ screen }: ScreenSource) => screen.kind !== 'page' && screen.draft;

/** Finds the errors that prevent freezing the named screens, or all. Errors in examples do not. */
function errorsOf(source: ProductSource, diagnostics: Diagnostic[], names: string[]) {
  const { root, appPath, documents, shapeErrors, screens } = source;
  const isUnreadable = ({ path, screen }: ScreenSource) =>
    documents.get(path)?.value === undefined ||
    (screen.kind !== 'page' && shapeErrors.some(({ file }) => file === path));
  const chosen =
    names.length > 0
      ? names.map((name) => `${root}/${name}`)
      : screens.filter((one) => keepsDraft(one) || isUnreadable(one)).map(({ folder }) => folder);
  return diagnostics.filter(
    ({ severity, file }) =>
      severity === 'error' &&
      !file.endsWith('/examples.json') &&
      (file === appPath || chosen.some((folder) => file.startsWith(`${folder}/`))),
  );
}

/** Makes the frozen draft of a screen's current version. */
function freeze(source: ProductSource, { id, folder, screen, drafts }: ScreenSource) {
  const version = (screen.kind !== 'page' && screen.draft?.version) || 1;
  const product = buildProductModel(source);
  const model = product.screens.find((one) => one.id === id);
  if (!model) throw new Error(`There is no screen "${id}".`);
  const path = `${folder}/drafts/${version}.json`;
  const frozen = drafts.find((draft) => draft.version === version)?.answers ?? [];
  const data = listSampleData(product, model);
  const { answers, missing } = completeFrozenAnswers(model, product.validate, data, frozen);
  const $schema = screen.$schema?.replace(
    /^(.*)screen\.schema\.json$/,
    '../$1frozen-draft.schema.json',
  );
  const text = `${printJson({ ...($schema && { $schema }), answers })}\n`;
  return { path, text, missing, isNew: answers.length > frozen.length };
}
