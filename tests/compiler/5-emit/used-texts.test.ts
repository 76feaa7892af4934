// Proves that a product loads the texts of the engine that it can show, and no others.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { draftTextsOf, usedTexts } from '../../../src/compiler/5-emit/used-texts.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';

const missingIn = async (folder: string) => {
  const { product } = await compileFolder(resolve(folder));
  // The screens with a draft hold the texts about it.
  const drafts = product.screens.flatMap(({ screen }) =>
    screen.kind === 'page' || !screen.draft ? [] : draftTextsOf(product, screen),
  );
  const texts = Object.assign({}, usedTexts(product), ...drafts);
  return Object.keys(defaultTexts).filter((name) => !(name in texts));
};

it('a product loads the texts of the words that it uses alone', async () => {
  expect(await missingIn('tests/products/permit')).toEqual([
    'language',
    'addressRefused',
    'linkUnavailable',
    'other',
    'sayWhich',
    'noChoices',
    'charactersLeft',
    'charactersOver',
    'rankUp',
    'rankDown',
    'rankMoved',
    'rankKeep',
    'rankKept',
    'inRow',
    'showPassword',
    'hidePassword',
    'passwordShown',
    'passwordHidden',
    'day',
    'month',
    'year',
    'datePartsMissing',
    'fileChoose',
    'filesChoose',
    'fileReplace',
    'fileDrop',
    'fileLimits',
    'fileUploading',
    'fileUploaded',
    'fileRemoved',
    'fileFailed',
    'fileLost',
    'fileUnfinished',
    'fileAdded',
    'fileNotKept',
    'fileMissing',
    'fileTooLarge',
    'fileWrongKind',
    'fileTooMany',
    'cancel',
    'checking',
    'draftSavedInTab',
    'draftMaybeSentOnce',
    'saveLater',
    'saveLaterSaving',
    'saveLaterSaved',
    'saveLaterWhere',
    'saveLaterMailed',
    'saveLaterNotMailed',
    'saveLaterFailed',
    'saveLaterEnded',
  ]);
});

it('a text that a widget and lists show is loaded for lists, too', async () => {
  expect(await missingIn('tests/products/workshop')).not.toContain('itemsFull');
  expect(await missingIn('forms')).toContain('itemsFull');
});

it('no text is left out everywhere, but for that which the build writes', async () => {
  const samples = ['quote', 'workshop', 'conference', 'vacancy', 'permit', 'survey'];
  const folders = ['forms', ...samples.map((name) => `tests/products/${name}`)];
  const missing = await Promise.all(folders.map(missingIn));
  expect(missing.reduce((all, some) => all.filter((name) => some.includes(name)))).toEqual([
    'language',
    'addressRefused',
  ]);
});
