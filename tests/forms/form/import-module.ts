import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import {
  calculationsId,
  countryAnswerId,
  dataConditionsId,
  fitAnswersId,
  limitTextId,
  mergeGivenId,
  pluralId,
  validatorPrefix,
  withFilesId,
  withStoredFilesId,
} from '../../../src/compiler/index.ts';
import * as calculations from '../../../src/core/calculate/index.ts';
import { withFiles } from '../../../src/core/files/with-files.ts';
import { deleteStoredFilesOf, withStoredFiles } from '../../../src/core/files/with-stored-files.ts';
import { withDataConditions } from '../../../src/core/form/data-conditions.ts';
import { fitAnswers } from '../../../src/core/form/fit-answers.ts';
import * as formatValidators from '../../../src/core/format-validators/index.ts';
import { mergeGiven } from '../../../src/core/mapping/merge-given.ts';
import { countryAnswer } from '../../../src/core/text/country-answer.ts';
import { limitText } from '../../../src/core/text/limit-text.ts';
import { pickPlurals } from '../../../src/core/text/plural.ts';
import { formatNames } from '../../../src/definition/formats.ts';

const { resolve } = createRequire(import.meta.url);

/** The modules of src that compiled ones import, which Node.js alone can't read, by their ids. */
const modules = new Map<string, object>([
  [calculationsId, calculations],
  [countryAnswerId, { countryAnswer }],
  [dataConditionsId, { withDataConditions }],
  [limitTextId, { limitText }],
  [mergeGivenId, { mergeGiven }],
  [pluralId, { pickPlurals }],
  [withFilesId, { withFiles }],
  [withStoredFilesId, { deleteStoredFilesOf, withStoredFiles }],
  [fitAnswersId, { fitAnswers }],
  ...formatNames.map((name) => [validatorPrefix + name, formatValidators] as const),
]);
Object.assign(globalThis, { compiledImports: modules });

/** A compiled module, run from its very code. */
export async function importModule<T>(source: string): Promise<T> {
  const code = source.replace(/^import (\{.+\}) from ("virtual:[^"]+");$/gm, (all, names, id) =>
    modules.has(JSON.parse(id)) ? `const ${names} = compiledImports.get(${id});` : all,
  );
  // A module without a file finds packages by their full address only.
  const placed = code.replace(/^(import \w+ from) "([^":]+)";$/gm, (_, start, name) => {
    return `${start} ${JSON.stringify(pathToFileURL(resolve(name)).href)};`;
  });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(placed)}`);
}
