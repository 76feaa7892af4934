import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Build {
  /** Folder of the definitions. */
  forms: string;
  /** Folder that the product is built into. */
  dist: string;
  providerHost?: string;
}

/** Builds a product as `npm run build` does: in a process of its own, since a test's would build for development. */
export async function buildProduct({ forms, dist, providerHost }: Build): Promise<void> {
  const { NODE_ENV: _, VITEST: _vitest, ...inherited } = process.env;
  const env = { ...inherited, FORMS_DIR: forms, OUT_DIR: dist, PROVIDER_HOST: providerHost };
  if (providerHost === undefined) delete env.PROVIDER_HOST;
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env });
}
