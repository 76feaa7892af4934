import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  compileFolder,
  type LanguageFile,
  languageFilesOf,
  type ProductSource,
} from '../../compiler/index.ts';
import { counted } from '../../core/text/counted.ts';
import { translationPath } from '../../definition/languages.ts';
import {
  type Arguments,
  announceFiles,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from '../command.ts';
import { failUnreadable, formsFolder, shownPath } from '../forms-folder.ts';
import { writeFiles } from '../write-files.ts';
import { exchangeEndings, formatOf } from './exchange-formats.ts';
import { keyOf, printTranslations, withTranslations } from './print-translations.ts';

type Option = 'export' | 'import' | 'language';

/** `npm run forms:texts` */
export const textsCommand: Command<'add', Option> = {
  name: 'forms:texts',
  flags: ['add'],
  options: ['export', 'import', 'language'],
  maxOperands: 0,
  help: `Lists the texts that a language of the product misses, that have changed since, and that nobody reads any more.

  npm run forms:texts
  npm run forms:texts -- --add
  npm run forms:texts -- --language de --export german.xlf
  npm run forms:texts -- --language de --import german.xlf

--language <tag>  The language; needs no name where there is one alone.
--add             Adds the missing texts to the file of each language, to be filled in there.
--export <file>   Writes all texts of a language for a translator. The end of the name is the format:
                  ${exchangeEndings.join(', ')}.
--import <file>   Reads the translations of such a file.
--help            Prints this help.

FORMS_DIR names another product. Its languages are in app.json, and their texts in languages/<tag>.json.
Exit codes: ${exitCodes.success} if nothing is left to do, ${exitCodes.findings} if a text is missing, changed or unread,
${exitCodes.badArguments} for bad arguments, ${exitCodes.badDefinitions} for errors in the file of a language, ${exitCodes.unreadable} if a file can't be read or written.`,
  run,
};

async function run(
  { flags, values }: Arguments<'add', Option>,
  terminal: Terminal,
): Promise<number> {
  const tasks = [flags.add, values.export, values.import].filter(Boolean);
  if (tasks.length > 1) {
    const message = 'Of --add, --export and --import, only one works at a time.';
    throw new CommandError(exitCodes.badArguments, message);
  }
  const folder = formsFolder(terminal);
  const { product } = await compileFolder(folder).catch(failUnreadable);
  const languages = chooseLanguages(languageFilesOf(product), product, values.language);
  if (values.export !== undefined) {
    return exportTexts(terminal, product, only(languages), values.export);
  }
  if (values.import !== undefined) {
    return importTexts(terminal, product, folder, only(languages), values.import);
  }
  for (const language of languages) {
    printReport(language, terminal);
    if (!flags.add || language.missing.length === 0) continue;
    await writeFileAt(terminal, pathOf(folder, language), printTranslations(product, language));
  }
  const isDone = languages.every(
    ({ missing, entries }) =>
      missing.length === 0 && entries.every(({ isStale, unit }) => unit && !isStale),
  );
  return isDone ? exitCodes.success : exitCodes.findings;
}

/** Prints the remaining work for a language. */
function printReport({ tag, missing, entries }: LanguageFile, { print }: Terminal): void {
  const changed = entries.filter(({ isStale }) => isStale);
  const unread = entries.filter(({ unit }) => !unit);
  print(`${tag}: ${missing.length} missing, ${changed.length} changed, ${unread.length} unread`);
  for (const one of missing) print(line('missing', one, one.source));
  for (const one of changed) print(line('changed', one, one.unit?.source));
  for (const one of unread) print(line('unread', one, one.source));
}

const line = (state: string, place: { file: string; pointer: string }, text: string | undefined) =>
  `  ${state.padEnd(8)} ${place.file} ${place.pointer}: ${text}`;

async function exportTexts(
  terminal: Terminal,
  product: ProductSource,
  language: LanguageFile,
  name: string,
): Promise<number> {
  const texts = withTranslations(product, language);
  const languages = { source: product.app.language, target: language.tag };
  const content = await formatNamed(name).write(texts, languages);
  await writeFileAt(terminal, resolve(terminal.cwd, name), content);
  const empty = texts.filter(({ text }) => text === '');
  terminal.print(`${counted(texts.length, 'text')} written, ${empty.length} to translate.`);
  return exitCodes.success;
}

async function importTexts(
  terminal: Terminal,
  product: ProductSource,
  folder: string,
  language: LanguageFile,
  name: string,
): Promise<number> {
  const format = formatNamed(name);
  const content = await readFile(resolve(terminal.cwd, name), 'utf8').catch(failUnreadable);
  const read = await format.read(content.replace(/^\uFEFF/, '')).catch((error) => {
    throw new CommandError(exitCodes.unreadable, `${name} can't be read: ${error.message}`);
  });
  if (read.length === 0) {
    throw new CommandError(exitCodes.unreadable, `${name} can't be read: it holds no texts.`);
  }
  const known = new Set(withTranslations(product, language).map(keyOf));
  const translated = read.filter((text) => text.text.trim() !== '' && known.has(keyOf(text)));
  const unknown = read.filter((text) => !known.has(keyOf(text)));
  const text = printTranslations(product, language, translated);
  await writeFileAt(terminal, pathOf(folder, language), text);
  for (const { file, pointer } of unknown) {
    terminal.printError(`${file} has no text at ${pointer}; its translation is left out.`);
  }
  terminal.print(`${counted(translated.length, 'translation')} read.`);
  return exitCodes.success;
}

function chooseLanguages(
  all: LanguageFile[],
  { appPath }: ProductSource,
  tag: string | undefined,
): LanguageFile[] {
  if (all.length === 0) {
    const message = `${appPath} names no further "languages", so that there is nothing to translate.`;
    throw new CommandError(exitCodes.badArguments, message);
  }
  const chosen = all.filter((language) => tag === undefined || language.tag === tag);
  // Writing over it would lose its translations.
  const damaged = chosen.find(({ isReadable }) => !isReadable);
  if (damaged) {
    const message = `${damaged.path} has errors; "npm run forms:check" lists them.`;
    throw new CommandError(exitCodes.badDefinitions, message);
  }
  if (chosen.length > 0) return chosen;
  const tags = all.map((language) => `"${language.tag}"`).join(', ');
  const message = `There is no language "${tag}". ${appPath} has ${tags}.`;
  throw new CommandError(exitCodes.badArguments, message);
}

function only(languages: LanguageFile[]): LanguageFile {
  const [language, ...others] = languages;
  if (language && others.length === 0) return language;
  throw new CommandError(exitCodes.badArguments, 'Name one of the languages with --language.');
}

function formatNamed(name: string) {
  const format = formatOf(name);
  if (format) return format;
  const message = `The name "${name}" has to end with ${exchangeEndings.join(', ')}.`;
  throw new CommandError(exitCodes.badArguments, message);
}

const pathOf = (folder: string, { tag }: LanguageFile): string =>
  join(folder, translationPath(tag));

async function writeFileAt(terminal: Terminal, path: string, content: string): Promise<void> {
  announceFiles(terminal, [shownPath(terminal.cwd, path)]);
  await writeFiles(dirname(path), new Map([[basename(path), content]]));
}
