import type { Sources } from '../../compiler/index.ts';
import { changedText } from '../changed-text.ts';
import type { Recipe } from '../recipes.ts';

/** The definitions that a picture is drawn from. */
export interface PictureSources extends Sources {
  /** The texts of files that a recipe adds beside the definitions, such as a logo. */
  added: Map<string, string>;
}

/**
 * Returns the definitions after a recipe has been followed, without frozen drafts, which change no screen.
 *
 * @throws where the recipe can't be followed in them
 */
export function withRecipe(sources: Sources, { changes }: Recipe): PictureSources {
  const texts = new Map(sources.texts);
  const added = new Map<string, string>();
  for (const change of changes) {
    if (change.do === 'freeze') continue;
    const { file } = change;
    const files = file.endsWith('.json') ? texts : added;
    try {
      files.set(file, changedText(change, files.get(file)));
    } catch (error) {
      throw new Error(`${file} can't be changed: ${(error as Error).message}`);
    }
  }
  // The compiler reads files in the order of their names.
  const inOrder = new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    texts: inOrder,
    nonJsonFiles: new Set([...sources.nonJsonFiles, ...added.keys()]),
    added,
  };
}
