import { isObject } from '../../core/is-object.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
import type { FrozenDraftFile } from '../../definition/files/frozen-draft.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { ScreenFile } from '../../definition/files/screen.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Document } from '../model/document.ts';
import { frozenVersion, isExamples } from '../model/file-layout.ts';
import {
  type ExamplesSource,
  type FolderSource,
  type FormSource,
  type FrozenDraft,
  hasAllForms,
  type ProductSource,
  type ScreenSource,
} from '../model/product.ts';
import type { ShapeError } from '../model/shape-error.ts';
import { linkSteps } from './link-steps.ts';
import { misnamedIn } from './near-miss-files.ts';

/** Assembles a screen from the files of its folder; `undefined` where there is no screen.json. */
export function assembleScreen(folder: string, documents: Document[]): ScreenSource | undefined {
  const path = `${folder}/screen.json`;
  const byPath = new Map(documents.map((document) => [document.path, document]));
  if (!byPath.has(path)) return undefined;
  const steps = documents.flatMap((document) => {
    const [, name] = /^([^/]+)\/schema\.json$/.exec(document.path.slice(folder.length + 1)) ?? [];
    const form = name === undefined ? undefined : assembleForm(`${folder}/${name}`, byPath);
    return name !== undefined && form ? [[name, form] as const] : [];
  });
  const screen = objectIn<ScreenFile>(byPath.get(path)) ?? ({} as ScreenFile);
  return {
    id: folder.slice(folder.lastIndexOf('/') + 1),
    folder,
    path,
    screen,
    form: assembleForm(folder, byPath),
    ...examplesIn(folder, byPath),
    steps: linkSteps(screen, new Map(steps)),
    drafts: documents.flatMap(frozenDraft).sort((a, b) => a.version - b.version),
  };
}

function frozenDraft(document: Document): FrozenDraft[] {
  const version = frozenVersion(document.path);
  const answers = objectIn<FrozenDraftFile>(document)?.answers;
  return version === undefined || !answers ? [] : [{ path: document.path, version, answers }];
}

/** The newest form of each schema, with its other files. */
const assembled = new WeakMap<Document, { files: (Document | undefined)[]; form: FormSource }>();

/** Assembles a form from its files. A form whose files have not changed stays the same object. */
function assembleForm(folder: string, documents: Map<string, Document>): FormSource | undefined {
  const schema = documents.get(`${folder}/schema.json`);
  if (!schema) return undefined;
  const names = [`${folder}/ui.json`, `${folder}/examples.json`];
  const files = names.map((path) => documents.get(path));
  const found = assembled.get(schema);
  if (found?.files.every((file, index) => file === files[index])) return found.form;
  const form = readForm(folder, documents);
  assembled.set(schema, { files, form });
  return form;
}

function readForm(folder: string, documents: Map<string, Document>): FormSource {
  const schemaPath = `${folder}/schema.json`;
  const uiPath = `${folder}/ui.json`;
  const written = objectIn<JsonSchema>(documents.get(schemaPath));
  const ui = objectIn<UiFile>(documents.get(uiPath));
  // "$schema" is for editors; a validator would look for a schema of that name.
  const { $schema: _, ...schema } = written ?? {};
  return {
    folder,
    schemaPath,
    uiPath,
    schema,
    ui: ui ?? {},
    readable: written !== undefined && ui !== undefined,
    ...examplesIn(folder, documents),
  };
}

function examplesIn(folder: string, documents: Map<string, Document>): ExamplesSource {
  const examplesPath = `${folder}/examples.json`;
  return { examplesPath, examples: objectIn<ExamplesFile>(documents.get(examplesPath)) };
}

/** Assembles a folder from its files, whose invalid values have been removed. */
export function assembleFolder(
  path: string,
  documents: Document[],
  shapeErrors: ShapeError[],
): FolderSource {
  const screen = assembleScreen(path, documents);
  const fullyParsed =
    shapeErrors.every(({ file }) => isExamples(file)) &&
    misnamedIn(documents.map((document) => document.path)).length === 0 &&
    (!screen || hasAllForms(screen)) &&
    documents.every(({ path, value }) => isExamples(path) || value !== undefined);
  return { path, documents, screen, shapeErrors, fullyParsed };
}

/** Assembles a product, or a unit of it, from its folders. */
export function assembleProduct(
  root: string,
  folders: FolderSource[],
  nonJsonFiles: Set<string>,
): ProductSource {
  const appPath = `${root}/app.json`;
  const sandboxPath = `${root}/sandbox.json`;
  const documents = new Map<string, Document>();
  for (const folder of folders) {
    for (const document of folder.documents) documents.set(document.path, document);
  }
  return {
    root,
    folders: new Map(folders.map((folder) => [folder.path, folder])),
    documents,
    nonJsonFiles,
    app: objectIn<AppFile>(documents.get(appPath)) ?? ({} as AppFile),
    appPath,
    screens: folders.flatMap(({ screen }) => screen ?? []),
    sandbox: objectIn<SandboxFile>(documents.get(sandboxPath)),
    sandboxPath,
    shapeErrors: folders.flatMap(({ shapeErrors }) => shapeErrors),
    fullyParsed: folders.every(({ fullyParsed }) => fullyParsed),
  };
}

const objectIn = <T>(document: Document | undefined): T | undefined =>
  isObject(document?.value) ? (document.value as T) : undefined;
