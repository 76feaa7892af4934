// The second phase of the compiler. Its parts, in the order in which they work on a file, a folder and the product:
//
// parse-product.ts          parses the JSON of a file, and fills in the names of app.json
// shape/check-file.ts       reports values of a wrong shape
// shape/strip-invalid.ts    removes them
// assemble-product.ts       joins the files of a folder, and the folders of the product
// near-miss-files.ts        finds files whose names are misspelt

import { getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import { getAt } from '../../core/pointer.ts';
import type { Sources } from '../1-read/read-folder.ts';
import type { KeyedCache } from '../model/cache.ts';
import type { Document } from '../model/document.ts';
import { folderOf, kindOfFile } from '../model/file-layout.ts';
import { groupBy } from '../model/group-by.ts';
import { memoizeByObject } from '../model/memoize.ts';
import { type FolderSource, formsOf, type ProductSource } from '../model/product.ts';
import type { ShapeError } from '../model/shape-error.ts';
import { writeZonedTime } from '../model/zoned-time.ts';
import { assembleFolder, assembleProduct, assembleScreen } from './assemble-product.ts';
import { misnamedFiles } from './near-miss-files.ts';
import { checkFile, checkUi, completeFile } from './shape/check-file.ts';
import { stripInvalid } from './shape/strip-invalid.ts';

/**
 * Parses the files of a forms folder into a product: fills in the names of app.json, and reports and removes values of
 * the wrong shape. A folder whose files have not changed stays the same object.
 */
export function parseProduct(
  root: string,
  { texts, nonJsonFiles }: Sources,
  cache: KeyedCache,
): ProductSource {
  const appPath = `${root}/app.json`;
  const app = texts.get(appPath) ?? '';
  const times = [...texts].flatMap(([path, text]) =>
    kindOfFile(path) === 'screen'
      ? cache.get(`times ${path}`, [text], () => timesOf(parseJson(path, text)))
      : [],
  );
  const timesKey = JSON.stringify(times);
  const names = cache.get('names', [app, timesKey], () => namesOf(parseJson(appPath, app), times));
  const namesKey = JSON.stringify(names);
  const folders = [...groupBy(texts, ([path]) => folderOf(path))].map(([path, files]) =>
    cache.get(`folder ${path}`, [namesKey, ...files.flat()], () =>
      parseFolder(
        root,
        path,
        files.map(([file, text]) =>
          cache.get(`file ${file}`, [namesKey, text], () => parseFile(root, file, text, names)),
        ),
      ),
    ),
  );
  const product = assembleProduct(root, folders, nonJsonFiles);
  const fullyParsed = product.fullyParsed && misnamedFiles(product).length === 0;
  return { ...product, fullyParsed };
}

/** A file without the values whose shape is wrong. */
interface ParsedFile {
  document: Document;
  errors: ShapeError[];
}

function parseFile(
  root: string,
  path: string,
  text: string,
  names: Record<string, string>,
): ParsedFile {
  const document = interpolateNames(parseJson(path, text), names);
  const errors = checkFile(root, document);
  return { document: withoutInvalid(root, document, errors), errors };
}

/** Parses a file as strict JSON: without comments and trailing commas. */
function parseJson(path: string, text: string): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const isValid = errors.length === 0 && tree !== undefined;
  const value = isValid ? getNodeValue(tree) : undefined;
  return { path, text, tree, errors, value, written: value };
}

/** Removes the values whose shape is wrong, and fills in the lists that are required all the same. */
function withoutInvalid(root: string, document: Document, errors: ShapeError[]): Document {
  const own = errors.filter(({ file }) => file === document.path);
  return own.length === 0 ? document : completeFile(root, stripInvalid(document, own));
}

const uiErrorsOf = memoizeByObject(checkUi);

function parseFolder(root: string, path: string, files: ParsedFile[]): FolderSource {
  const validFiles = files.map(({ document }) => document);
  // Entries of a ui.json are checked against the schema beside it, which is valid by now.
  const screen = assembleScreen(path, validFiles);
  const uiErrors = formsOf({ screens: screen ? [screen] : [] }).flatMap(uiErrorsOf);
  const validDocuments = validFiles.map((document) => withoutInvalid(root, document, uiErrors));
  const fileErrors = files.flatMap(({ errors }) => errors);
  return assembleFolder(path, validDocuments, [...fileErrors, ...uiErrors]);
}

type Names = Record<string, string>;

/** Replaces each {names.x} and each {screens.x.opens} in a document's texts. Unknown ones stay, for a rule to report. */
const interpolateNames = (document: Document, names: Names): Document => ({
  ...document,
  value: interpolate(document.value, names),
});

function interpolate(value: unknown, names: Names): unknown {
  if (typeof value === 'string') {
    return value.replace(
      /\{((?:names|screens)\.[\w.-]+)\}/g,
      (placeholder, name: string) => getOwn(names, name) ?? placeholder,
    );
  }
  if (Array.isArray(value)) return value.map((item) => interpolate(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, interpolate(entry, names)]),
  );
}

/** A time of a screen by its name in texts: ["screens.apply.opens", "2026-12-01T09:00[Europe/Lisbon]"]. */
type NamedTime = [name: string, time: string];

/** Returns the times at which a screen opens and closes. */
function timesOf({ path, value }: Document): NamedTime[] {
  const id = folderOf(path).split('/').at(-1);
  return ['opens', 'closes'].flatMap((key): NamedTime[] => {
    const time = isObject(value) ? getAt(value, `/${key}/at`) : undefined;
    return typeof time === 'string' ? [[`screens.${id}.${key}`, time]] : [];
  });
}

/** Returns the names of app.json whose values are texts, and the times of screens in the language of app.json. */
function namesOf(app: Document, times: NamedTime[]): Names {
  const { names, language } = isObject(app.value) ? app.value : {};
  const entries = Object.entries(isObject(names) ? names : {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries([
    ...texts.map(([name, text]) => [`names.${name}`, text]),
    ...times.map(([name, time]) => [name, writeZonedTime(time, String(language))]),
  ]);
}
