import { groupBy } from './group-by.ts';
import type { Memo } from './memo.ts';
import { fillNames, namesOf } from './names.ts';
import { type Document, parseText } from './parse.ts';
import { folderOf } from './parts.ts';
import {
  assembleProduct,
  assembleScreen,
  formsOf,
  type ProductSource,
  type ScreenSource,
} from './product.ts';
import type { Sources } from './read.ts';
import type { Misshape } from './shape/misshape.ts';
import { misshapesOfFile, misshapesOfUi } from './shape/misshapes.ts';
import { withoutMisshapes } from './shape/repair.ts';

/**
 * The product that the texts describe, with names filled in and without what is misshapen. What has not changed since
 * the last time stays the very same object.
 */
export function readProduct(root: string, { texts, others }: Sources, memo: Memo): ProductSource {
  const parsed = mapValues(texts, (text, path) =>
    memo.get(`parsed ${path}`, [text], () => parseText(path, text)),
  );
  const names = namesOf(parsed.get(`${root}/app.json`));
  const spelling = JSON.stringify(names);
  const written = mapValues(parsed, (document, path) =>
    memo.get(`written ${path}`, [document, spelling], () => fillNames(document, names)),
  );
  const ofFiles = mapValues(written, (document, path) =>
    memo.get(`misshapes ${path}`, [document], () => misshapesOfFile(root, document)),
  );
  const wellFormed = mapValues(written, (document, path) =>
    memo.get(`wellformed ${path}`, [document], () =>
      withoutMisshapes(document, ofFiles.get(path) ?? []),
    ),
  );
  const ofUi = screensOf(wellFormed, memo, 'drawn').flatMap((screen) =>
    memo.get(`ui ${screen.folder}`, [screen], () =>
      formsOf({ screens: [screen] }).flatMap(misshapesOfUi),
    ),
  );
  const misshapes = [...[...ofFiles.values()].flat(), ...ofUi];
  const inUi = groupBy(ofUi, ({ file }) => file);
  const sound = mapValues(wellFormed, (document, path) => {
    const found: Misshape[] = inUi.get(path) ?? [];
    return memo.get(`sound ${path}`, [document, ...found], () => withoutMisshapes(document, found));
  });
  return assembleProduct(root, sound, screensOf(sound, memo, 'sound'), others, misshapes);
}

function screensOf(documents: Map<string, Document>, memo: Memo, when: string): ScreenSource[] {
  const folders = groupBy(documents.values(), ({ path }) => folderOf(path));
  return [...folders].flatMap(
    ([folder, inside]) =>
      memo.get(`${when} screen ${folder}`, inside, () => assembleScreen(folder, inside)) ?? [],
  );
}

const mapValues = <In, Out>(
  map: Map<string, In>,
  change: (value: In, key: string) => Out,
): Map<string, Out> => new Map([...map].map(([key, value]) => [key, change(value, key)]));
