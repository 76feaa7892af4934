import { languagesFolder } from '../../definition/languages.ts';

/** Names the files of a forms folder by their paths. Paths begin with the forms folder: "forms/app.json". */

/** Names of the files in the folder of a screen. */
export const screenFileNames = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

/** Returns the file names that are read at a depth: 1 in the forms folder, 2 in a screen's, 3 in a step's. */
export function fileNamesAtDepth(depth: number): string[] {
  if (depth === 1) return ['app.json', 'sandbox.json'];
  if (depth === 2) return screenFileNames;
  return depth === 3 ? screenFileNames.slice(1) : [];
}

/** A kind of file of a forms folder, as its editor schema is named. */
export type DefinitionKind =
  | 'app'
  | 'sandbox'
  | 'translation'
  | 'screen'
  | 'schema'
  | 'ui'
  | 'examples'
  | 'frozen-draft';

/** Returns the kind of a file; `undefined` where its path is one that is not read. */
export function kindOfFile(path: string): DefinitionKind | undefined {
  if (translationTag(path) !== undefined) return 'translation';
  if (frozenVersion(path) !== undefined) return 'frozen-draft';
  const [name = '', ...folders] = path.split('/').reverse();
  const isRead = fileNamesAtDepth(folders.length).includes(name);
  return isRead ? (name.slice(0, -'.json'.length) as DefinitionKind) : undefined;
}

/** Returns the folder of the screen that a file belongs to: "forms/signup"; a file outside of any is its own. */
export const folderOf = (path: string): string => /^[^/]*\/[^/]*/.exec(path)?.[0] ?? path;

/** Returns the language of a translation: "de" for "forms/languages/de.json". */
export function translationTag(path: string): string | undefined {
  const [, folder, name = '', ...rest] = path.split('/');
  const isOne = folder === languagesFolder && rest.length === 0 && name.endsWith('.json');
  return isOne ? name.slice(0, -'.json'.length) : undefined;
}

/** Returns whether a file lies in the folder of frozen drafts. */
export const isDraftPath = (path: string): boolean => path.split('/')[2] === 'drafts';

/** Returns the version of a frozen draft: 2 for "forms/signup/drafts/2.json". */
export function frozenVersion(path: string): number | undefined {
  const [, version] = /^[^/]+\/[^/]+\/drafts\/([1-9]\d*)\.json$/.exec(path) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** Returns whether a file holds examples, which only illustrate other definitions. */
export const isExamples = (path: string): boolean => path.endsWith('/examples.json');
