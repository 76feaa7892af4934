import { isObject } from '../../core/is-object.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
import type { FrozenDraftFile } from '../../definition/files/frozen-draft.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { DraftFile, ScreenFile } from '../../definition/files/screen.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Document } from './document.ts';
import type { ShapeError } from './shape-error.ts';

/** The examples.json of a folder, if there is one. */
export interface ExamplesSource {
  examplesPath: string;
  examples?: ExamplesFile;
}

/** A form's two files as they were written, and its examples. */
export interface FormSource extends ExamplesSource {
  /** Path of its folder: "forms/signup/company-info". */
  folder: string;
  schemaPath: string;
  uiPath: string;
  schema: JsonSchema;
  ui: UiFile;
  /** Whether both files are there and hold an object. */
  readable: boolean;
}

/** What visitors may have kept of one version of a screen's form, as it was written. */
export interface FrozenDraft {
  path: string;
  version: number;
  /** Answers of one visitor each. */
  answers: FrozenDraftFile['answers'];
}

/** A screen as it was written, with the forms of its folder. A form screen shares its examples with its form. */
export interface ScreenSource extends ExamplesSource {
  /** Name of its folder. */
  id: string;
  folder: string;
  path: string;
  screen: ScreenFile;
  /** The form of a form screen. */
  form?: FormSource;
  /** The forms of a wizard's steps, by the name of their folder. */
  steps: Map<string, FormSource>;
  /** The frozen drafts of its folder, the earliest version first. */
  drafts: FrozenDraft[];
}

/** What lies in the folder of a screen, or a single file that belongs to none. */
export interface FolderSource {
  /** Its path: "forms/signup", "forms/app.json". */
  path: string;
  documents: Document[];
  screen?: ScreenSource;
  /** What was left out because it is not as its meta-schema has it. */
  shapeErrors: ShapeError[];
  /** Whether everything could be read, so that a rule may say that something is not there. */
  complete: boolean;
}

/** A product as it was written. */
export interface ProductSource {
  /** Name of the forms folder. */
  root: string;
  folders: Map<string, FolderSource>;
  documents: Map<string, Document>;
  /** Files that are not JSON. */
  nonJsonFiles: Set<string>;
  app: AppFile;
  appPath: string;
  screens: ScreenSource[];
  sandbox?: SandboxFile;
  sandboxPath: string;
  /** What was left out because it is not as its meta-schema has it. */
  shapeErrors: ShapeError[];
  /** Whether everything could be read, so that a rule may say that something is nowhere. */
  complete: boolean;
}

/** The folder that a file belongs to: "forms/signup"; a file that lies in none is its own. */
export const folderOf = (path: string): string => /^[^/]*\/[^/]*/.exec(path)?.[0] ?? path;

/** The version whose frozen draft is kept at a path: 2 for "forms/signup/drafts/2.json". */
export function frozenVersion(path: string): number | undefined {
  const [, version] = /^[^/]+\/[^/]+\/drafts\/([1-9]\d*)\.json$/.exec(path) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** How a screen keeps drafts, if it does. */
export const draftOf = ({ screen }: Pick<ScreenSource, 'screen'>): DraftFile | undefined =>
  screen.kind === 'form' || screen.kind === 'wizard' ? screen.draft : undefined;

/** Whether all files of a screen could be read whole, so that a rule may say what it does not have. */
export function isWhole({ folders }: Pick<ProductSource, 'folders'>, path: string): boolean {
  const folder = folders.get(path);
  return folder?.screen !== undefined && folder.complete;
}

/** Whether a file only shows what others say. */
export const isExamples = (file: string): boolean => file.endsWith('/examples.json');

/** Whether a screen has every form that it shows, each with files that can be read. */
export function hasAllForms({ screen, form, steps }: ScreenSource): boolean {
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

/** The screen that a form is of. */
export const screenOf = ({ screens }: ProductSource, form: FormSource): ScreenSource | undefined =>
  screens.find((source) => source.form === form || [...source.steps.values()].includes(form));

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

/** An entry that an object has itself: a field may well be called "constructor". */
export const getOwn = <T>(object: Record<string, T> | undefined, key: string): T | undefined =>
  object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
