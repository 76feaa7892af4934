import type { AppFile } from '../definition/files/app.ts';
import type { SandboxFile } from '../definition/files/sandbox.ts';
import type { ScreenFile } from '../definition/files/screen.ts';
import type { UiFile } from '../definition/files/ui.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Document } from './parse.ts';

/** A form's two files as they were written. */
export interface FormSource {
  /** Path of its folder: "forms/signup/company-info". */
  folder: string;
  schemaPath: string;
  uiPath: string;
  schema: JsonSchema;
  ui: UiFile;
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
  app: AppFile;
  appPath: string;
  screens: ScreenSource[];
  sandbox?: SandboxFile;
}

/** Puts the files of a forms folder in their places. Files that are missing or broken are rules' business. */
export function assembleProduct(root: string, documents: Map<string, Document>): ProductSource {
  const read = <T>(path: string, otherwise: T): T =>
    isObject(documents.get(path)?.value) ? (documents.get(path)?.value as T) : otherwise;
  const formIn = (folder: string): FormSource | undefined => {
    const schemaPath = `${folder}/schema.json`;
    const uiPath = `${folder}/ui.json`;
    if (!documents.has(schemaPath)) return undefined;
    return {
      folder,
      schemaPath,
      uiPath,
      schema: read<JsonSchema>(schemaPath, {}),
      ui: read<UiFile>(uiPath, {}),
    };
  };
  const screens = [...documents.keys()]
    .filter((path) => path.split('/').length === 3 && path.endsWith('/screen.json'))
    .map((path): ScreenSource => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const names = [...documents.keys()]
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('/schema.json'))
        .map((file) => file.slice(folder.length + 1, -'/schema.json'.length));
      const steps = names.flatMap((name) => {
        const form = name.includes('/') || name === '' ? undefined : formIn(`${folder}/${name}`);
        return form ? [[name, form] as const] : [];
      });
      return {
        id: folder.slice(folder.lastIndexOf('/') + 1),
        folder,
        path,
        screen: read<ScreenFile>(path, {} as ScreenFile),
        form: formIn(folder),
        steps: new Map(steps),
      };
    });
  const appPath = `${root}/app.json`;
  const sandbox = documents.get(`${root}/sandbox.json`)?.value as SandboxFile | undefined;
  return { root, documents, app: read(appPath, {} as AppFile), appPath, screens, sandbox };
}

/** Every form of a product. */
export const formsOf = (product: ProductSource): FormSource[] =>
  product.screens.flatMap(({ form, steps }) => [...(form ? [form] : []), ...steps.values()]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
