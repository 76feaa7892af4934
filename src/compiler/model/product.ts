import { isObject } from '../../core/is-object.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { DraftFile } from '../../definition/files/draft.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
import type { FrozenDraftFile } from '../../definition/files/frozen-draft.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { ScreenFile } from '../../definition/files/screen.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Document } from './document.ts';
import type { ShapeError } from './shape-error.ts';

/** The examples.json of a folder, if there is one. */
export interface ExamplesSource {
  examplesPath: string;
  examples?: ExamplesFile;
}

/** The two files of a form, and its examples. */
export interface FormSource extends ExamplesSource {
  /** Path of its folder: "forms/signup/company-info". */
  folder: string;
  schemaPath: string;
  uiPath: string;
  schema: JsonSchema;
  ui: UiFile;
  /** Whether both files exist and hold an object. */
  readable: boolean;
  /** The other steps of its wizard, where it offers answers to these as choices. */
  siblings?: FormSource[];
}

/** Sample drafts of one version of a screen. */
export interface FrozenDraft {
  path: string;
  version: number;
  /** The answers of each sample. */
  answers: FrozenDraftFile['answers'];
}

/** A screen.json, with the forms of its folder. A form screen shares its examples with its form. */
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

/** The folder of a screen, or a single file that belongs to none. */
export interface FolderSource {
  /** Its path: "forms/signup", "forms/app.json". */
  path: string;
  documents: Document[];
  screen?: ScreenSource;
  /** Errors whose values were removed. */
  shapeErrors: ShapeError[];
  /** Whether nothing is missing or was removed, so that a rule may report something as absent. */
  fullyParsed: boolean;
}

/** All definitions of a forms folder, or of a unit of it. */
export interface ProductSource {
  /** Name of the forms folder. */
  root: string;
  folders: Map<string, FolderSource>;
  documents: Map<string, Document>;
  nonJsonFiles: Set<string>;
  app: AppFile;
  appPath: string;
  screens: ScreenSource[];
  sandbox?: SandboxFile;
  sandboxPath: string;
  /** The product in the language of the definitions, where this is a translation. */
  translatedFrom?: ProductSource;
  /** Errors whose values were removed. */
  shapeErrors: ShapeError[];
  /** Whether nothing is missing or was removed, so that a rule may report something as absent. */
  fullyParsed: boolean;
}

/** Returns the draft settings of a screen, if it stores drafts. */
export const draftOf = ({ screen }: Pick<ScreenSource, 'screen'>): DraftFile | undefined =>
  screen.kind === 'form' || screen.kind === 'wizard' ? screen.draft : undefined;

/** Returns whether the folder at a path holds a screen and is fully parsed. */
export function isFullyParsed({ folders }: Pick<ProductSource, 'folders'>, path: string): boolean {
  const folder = folders.get(path);
  return folder?.screen !== undefined && folder.fullyParsed;
}

/** Returns whether every form that a screen shows has readable files. */
export function hasAllForms({ screen, form, steps }: ScreenSource): boolean {
  if (screen.kind === 'form') return form?.readable === true;
  if (screen.kind !== 'wizard') return true;
  return stepNamesOf(screen.steps).every((name) => steps.get(name)?.readable);
}

/** Returns the forms of a wizard in the order of its steps. */
export const formsInOrder = ({ screen, steps }: Pick<ScreenSource, 'screen' | 'steps'>) =>
  screen.kind === 'wizard'
    ? stepNamesOf(screen.steps).flatMap((name) => steps.get(name) ?? [])
    : [];

/** Returns every form of a product whose files are readable. */
export const formsOf = ({ screens }: Pick<ProductSource, 'screens'>): FormSource[] =>
  screens
    .flatMap(({ screen, form, steps }) => [
      ...(form && screen.kind !== 'page' && screen.kind !== 'wizard' ? [form] : []),
      ...steps.values(),
    ])
    .filter(({ readable }) => readable);

/** Returns the screen that a form belongs to. */
export const screenOf = (
  { screens }: Pick<ProductSource, 'screens'>,
  form: FormSource,
): ScreenSource | undefined =>
  screens.find((source) => source.form === form || [...source.steps.values()].includes(form));

/** Returns the readable forms that a screen shows, in their order. */
export function formsOfScreen({ screen, form, steps }: ScreenSource): FormSource[] {
  const shown =
    screen.kind === 'wizard'
      ? stepNamesOf(screen.steps).flatMap((name) => steps.get(name) ?? [])
      : screen.kind === 'form' && form
        ? [form]
        : [];
  return [...new Set(shown)].filter(({ readable }) => readable);
}

/** Returns the names of a wizard's steps, without its reviews. */
export const stepNamesOf = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry) =>
    typeof entry === 'string'
      ? entry
      : isObject(entry) && 'step' in entry
        ? String(entry.step)
        : [],
  );

/** Returns the steps and reviews of a wizard as they are written; none of another screen. */
export const entriesOf = (screen: ScreenFile): unknown[] =>
  screen.kind === 'wizard' && Array.isArray(screen.steps) ? screen.steps : [];

/** Returns the name of a step or a review. */
export function entryName(entry: unknown): string | undefined {
  const name = isObject(entry) ? (entry.step ?? entry.review) : entry;
  return typeof name === 'string' ? name : undefined;
}
