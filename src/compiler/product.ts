import type { AppFile } from '../definition/files/app.ts';
import type { SandboxFile } from '../definition/files/sandbox.ts';
import type { ScreenFile } from '../definition/files/screen.ts';
import type { UiFile } from '../definition/files/ui.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Document } from './parse.ts';
import type { Misshape } from './shape/misshape.ts';

/** A form's two files as they were written. */
export interface FormSource {
  /** Path of its folder: "forms/signup/company-info". */
  folder: string;
  schemaPath: string;
  uiPath: string;
  schema: JsonSchema;
  ui: UiFile;
  /** Whether both files are there and hold an object. */
  readable: boolean;
}

/** A screen as it was written, with the forms of its folder. */
export interface ScreenSource {
  /** Name of its folder. */
  id: string;
  folder: string;
  path: string;
  screen: ScreenFile;
  /** The form of a form screen. */
  form?: FormSource;
  /** The forms of a wizard's steps, by the name of their folder. */
  steps: Map<string, FormSource>;
}

/** A product as it was written. */
export interface ProductSource {
  /** Name of the forms folder. */
  root: string;
  documents: Map<string, Document>;
  /** Files that are not JSON. */
  others: Set<string>;
  app: AppFile;
  appPath: string;
  screens: ScreenSource[];
  sandbox?: SandboxFile;
  sandboxPath: string;
  /** What was left out because it is not as its meta-schema has it. */
  misshapes: Misshape[];
  /** Whether everything could be read, so that a rule may say that something is nowhere. */
  complete: boolean;
}

/** A screen from the files of its folder; `undefined` where it has no screen.json. */
export function assembleScreen(folder: string, documents: Document[]): ScreenSource | undefined {
  const path = `${folder}/screen.json`;
  const byPath = new Map(documents.map((document) => [document.path, document]));
  if (!byPath.has(path)) return undefined;
  const steps = documents.flatMap((document) => {
    const [, name] = /^([^/]+)\/schema\.json$/.exec(document.path.slice(folder.length + 1)) ?? [];
    const form = name === undefined ? undefined : assembleForm(`${folder}/${name}`, byPath);
    return name !== undefined && form ? [[name, form] as const] : [];
  });
  return {
    id: folder.slice(folder.lastIndexOf('/') + 1),
    folder,
    path,
    screen: objectIn<ScreenFile>(byPath.get(path)) ?? ({} as ScreenFile),
    form: assembleForm(folder, byPath),
    steps: new Map(steps),
  };
}

function assembleForm(folder: string, documents: Map<string, Document>): FormSource | undefined {
  const schemaPath = `${folder}/schema.json`;
  const uiPath = `${folder}/ui.json`;
  if (!documents.has(schemaPath)) return undefined;
  const schema = objectIn<JsonSchema>(documents.get(schemaPath));
  const ui = objectIn<UiFile>(documents.get(uiPath));
  // What "$schema" names is for editors; a validator would look for a schema of that name.
  const { $schema: _, ...plain } = schema ?? {};
  const readable = schema !== undefined && ui !== undefined;
  return { folder, schemaPath, uiPath, schema: plain, ui: ui ?? {}, readable };
}

/** A product, or a part of it, from files and the screens among them. */
export function assembleProduct(
  root: string,
  documents: Map<string, Document>,
  screens: ScreenSource[],
  others: Set<string>,
  misshapes: Misshape[],
): ProductSource {
  const appPath = `${root}/app.json`;
  const sandboxPath = `${root}/sandbox.json`;
  return {
    ...{ root, documents, others, screens, appPath, sandboxPath, misshapes },
    app: objectIn<AppFile>(documents.get(appPath)) ?? ({} as AppFile),
    sandbox: objectIn<SandboxFile>(documents.get(sandboxPath)),
    complete:
      misshapes.length === 0 &&
      screens.every(hasAllForms) &&
      [...documents.values()].every(({ value }) => value !== undefined),
  };
}

const objectIn = <T>(document: Document | undefined): T | undefined =>
  isObject(document?.value) ? (document.value as T) : undefined;

/** Whether all files of a screen could be read whole, so that a rule may say what it does not have. */
export function isWhole({ documents, misshapes, screens }: ProductSource, folder: string): boolean {
  const inside = (path: string) => path.startsWith(`${folder}/`);
  const source = screens.find((screen) => screen.folder === folder);
  return (
    source !== undefined &&
    hasAllForms(source) &&
    !misshapes.some(({ file }) => inside(file)) &&
    [...documents.values()].every(({ path, value }) => !inside(path) || value !== undefined)
  );
}

function hasAllForms({ screen, form, steps }: ScreenSource): boolean {
  if (screen.kind === 'form') return form?.readable === true;
  if (screen.kind !== 'wizard') return true;
  return stepNamesOf(screen.steps).every((name) => steps.get(name)?.readable);
}

/** Every form of a product whose files can be read. */
export const formsOf = ({ screens }: Pick<ProductSource, 'screens'>): FormSource[] =>
  screens
    .flatMap(({ screen, form, steps }) => [
      ...(form && screen.kind !== 'page' && screen.kind !== 'wizard' ? [form] : []),
      ...steps.values(),
    ])
    .filter(({ readable }) => readable);

/** The forms that a screen shows and whose files can be read, in the order in which they are shown. */
export function formsOfScreen({ screen, form, steps }: ScreenSource): FormSource[] {
  const shown =
    screen.kind === 'wizard'
      ? stepNamesOf(screen.steps).flatMap((name) => steps.get(name) ?? [])
      : screen.kind === 'form' && form
        ? [form]
        : [];
  return [...new Set(shown)].filter(({ readable }) => readable);
}

/** Names of the steps of a wizard, reviews left out. */
export const stepNamesOf = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry) =>
    typeof entry === 'string'
      ? entry
      : isObject(entry) && 'step' in entry
        ? String(entry.step)
        : [],
  );

/** Names of the calls that a screen makes. */
export const callsOf = (screen: ScreenFile): string[] =>
  screen.kind === 'page'
    ? []
    : [screen.load?.call, screen.submit?.call].filter((name) => name !== undefined);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry that an object has itself: a field may well be called "constructor". */
export const own = <T>(object: Record<string, T> | undefined, key: string): T | undefined =>
  object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
