/** The prefix of compiled modules: "virtual:forms", "virtual:forms/screen/signup", ... */
export const modulePrefix = 'virtual:forms';

/** The module that adds the names of countries in the product's language. */
export const countryNamesModule = `${modulePrefix}/country-names`;

export interface EmitOptions {
  /** Overrides the address of the provider; empty for the place of the pages. */
  providerHost?: string | undefined;
  /** The path that the product lies below, "/apply"; the root of the host by default. */
  basePath?: string;
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
