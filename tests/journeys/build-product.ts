import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Build {
  /** Folder of the definitions. */
  forms: string;
  /** Folder that the product is built into. */
  dist: string;
  providerHost?: string;
  /** File for the sizes of its screens. */
  sizes?: string;
  /** Whether React warns in the browser; styles are then filled in as texts, which the product's policy forbids. */
  isDevelopment?: boolean;
}

/** Builds a product as `npm run build` does: in a process of its own, since a test's would build for development. */
export async function buildProduct({
  forms,
  dist,
  providerHost,
  sizes,
  isDevelopment = false,
}: Build): Promise<void> {
  const { NODE_ENV: _, VITEST: _vitest, PROVIDER_HOST: _host, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...(isDevelopment && { NODE_ENV: 'development' }),
    FORMS_DIR: forms,
    OUT_DIR: dist,
    ...(providerHost !== undefined && { PROVIDER_HOST: providerHost }),
    ...(sizes !== undefined && { SIZE_REPORT: sizes }),
  };
  const mode = isDevelopment ? ['--mode', 'development', '--minify', 'false'] : [];
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...mode], {
    env,
  });
}
