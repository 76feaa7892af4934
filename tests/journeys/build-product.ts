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
}

/** Builds a product as `npm run build` does: in a process of its own, since a test's would build for development. */
export async function buildProduct({ forms, dist, providerHost, sizes }: Build): Promise<void> {
  const { NODE_ENV: _, VITEST: _vitest, PROVIDER_HOST: _host, ...inherited } = process.env;
  const env = {
    ...inherited,
    FORMS_DIR: forms,
    OUT_DIR: dist,
    ...(providerHost !== undefined && { PROVIDER_HOST: providerHost }),
    ...(sizes !== undefined && { SIZE_REPORT: sizes }),
  };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env });
}
