/** The prefix of compiled modules: "virtual:forms", "virtual:forms/screen/signup", ... */
export const modulePrefix = 'virtual:forms';

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
