/** The prefix of compiled modules: "virtual:forms", "virtual:forms/screen/signup", ... */
export const modulePrefix = 'virtual:forms';

/** The id under which compiled modules import the code of calculations, which is src/core/calculate/index.ts. */
export const calculationsId = 'virtual:calculations';

/** Returns the code that imports one of its exports. */
export const importOfCalculations = (name: 'calculate' | 'calculator'): string =>
  `import { ${name} } from ${JSON.stringify(calculationsId)};\n`;

/** The id under which compiled modules import the code for questions whose answers have to fit: src/core/form/fit-answers.ts. */
export const fitAnswersId = 'virtual:fit-answers';

/** The id under which compiled modules import what merges values that were given: src/core/mapping/merge-given.ts. */
export const mergeGivenId = 'virtual:merge-given';

/** The id under which compiled modules import what picks plural forms: src/core/text/plural.ts. */
export const pluralId = 'virtual:plural';

/** The id under which compiled modules import what writes limits in messages: src/core/text/limit-text.ts. */
export const limitTextId = 'virtual:limit-text';

/** The id under which compiled modules import what sends files with a form: src/core/files/with-files.ts. */
export const withFilesId = 'virtual:with-files';

/** The same for files that the browser may keep: src/core/files/with-stored-files.ts. */
export const withStoredFilesId = 'virtual:with-stored-files';

/** The id under which compiled modules import the code for drafts that the provider saves too: src/engine/saved-draft/save-later/parts.ts. */
export const saveLaterId = 'virtual:save-later';

/** The id under which compiled modules import the names of countries: src/core/text/country-answer.ts. */
export const countryAnswerId = 'virtual:country-answer';

/** The id under which compiled modules import the code for questions with a "when": src/core/form/data-conditions.ts. */
export const dataConditionsId = 'virtual:data-conditions';

/** The id under which the compiled product imports the shell with a notice and a footer: src/engine/page/shell-with-parts.tsx. */
export const shellWithPartsId = 'virtual:shell-with-parts';

/** The id under which a product in a language from right to left imports what mirrors its styles: src/engine/page/right-to-left.ts. */
export const rightToLeftId = 'virtual:right-to-left';

export interface EmitOptions {
  /** Overrides the provider's host; empty for the origin of the page. */
  providerHost?: string;
  /** Address for the import of a file beside app.json. */
  assetPath: (file: string) => string;
  /** Code that imports another compiled module by its id, where not a plain import. */
  importOf?: (id: string) => string;
}

/** Returns the code that loads the exports of another compiled module. */
export function loaderOf(id: string, { importOf }: EmitOptions): string {
  const code = importOf?.(id) ?? `import(${JSON.stringify(id)})`;
  return `() => ${code}.then((m) => m.default)`;
}
