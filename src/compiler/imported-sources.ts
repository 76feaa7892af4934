/**
 * The source files that compiled modules import, by their exports. A module imports only those that its definition needs,
 * so that no other product loads them.
 */
const importedSources = {
  addCountryNames: 'core/text/country-names.ts',
  addressLink: 'engine/ui/address-link.tsx',
  calculate: 'core/calculate/index.ts',
  calculateWith: 'core/calculate/index.ts',
  choiceItems: 'core/form/choice-items.ts',
  chooser: 'core/mapping/choose.ts',
  calculator: 'core/calculate/index.ts',
  countryAnswer: 'core/text/country-answer.ts',
  deleteStoredFilesOf: 'core/files/with-stored-files.ts',
  fillAnswers: 'core/form/fill-answers.ts',
  goResolver: 'core/response-address.ts',
  fitAnswers: 'core/form/fit-answers.ts',
  readFieldErrors: 'core/mapping/response-errors.ts',
  openedAt: 'runtime/opened-at.ts',
  openingBy: 'runtime/opening.ts',
  placeMessages: 'core/mapping/place-messages.ts',
  phoneAnswer: 'core/text/phone-answer.ts',
  passReview: 'engine/review/pass-review.ts',
  PrintButton: 'engine/screen/printable.tsx',
  ResendButton: 'engine/screen/resend.tsx',
  inLanguage: 'engine/screen/in-language.tsx',
  itemSteps: 'core/steps/item-steps.ts',
  limitText: 'core/text/limit-text.ts',
  mergeGiven: 'core/mapping/merge-given.ts',
  proposer: 'core/calculate/index.ts',
  pickPlurals: 'core/text/plural.ts',
  withRemarks: 'core/rules/remarks.ts',
  takeAddressValues: 'runtime/address-values.ts',
  saveLaterParts: 'engine/saved-draft/save-later/parts.ts',
  ShellWithParts: 'engine/page/shell-with-parts.tsx',
  stylisPlugins: 'engine/page/right-to-left.ts',
  unlistedTexts: 'core/form/unlisted-texts.ts',
  withCalculatedLimits: 'core/rules/calculated-limits.ts',
  withoutSkippedSteps: 'core/steps/skipped-steps.ts',
  withDataConditions: 'core/rules/data-conditions.ts',
  withFiles: 'core/files/with-files.ts',
  withStoredFiles: 'core/files/with-stored-files.ts',
} as const;

/** Compiled modules import a source file under this prefix and its path below src/: "virtual:src/core/text/plural.ts". */
export const sourcePrefix = 'virtual:src/';

export type ImportedName = keyof typeof importedSources;

/** Returns the id of the source file that exports a name, in quotes. */
export const sourceOf = (name: ImportedName): string =>
  JSON.stringify(sourcePrefix + importedSources[name]);

/** Returns the code that imports an export of a source file. */
export const importSource = (name: ImportedName): string =>
  `import { ${name} } from ${sourceOf(name)};\n`;

/**
 * Returns the code of a function that imports a part of the engine.
 *
 * @param path below src/engine/form/
 */
export const importFormPart = (path: string): string =>
  `() => import(${JSON.stringify(`${sourcePrefix}engine/form/${path}`)})`;

/** Returns the code that imports the function that validates a format. */
export const importValidator = (validator: string, format: string): string =>
  `import { ${validator} } from ${JSON.stringify(`${sourcePrefix}core/format-validators/${format}.ts`)};\n`;
