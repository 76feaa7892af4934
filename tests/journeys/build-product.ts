import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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
export async function buildProduct({ isDevelopment = false, ...build }: Build): Promise<void> {
  const mode = isDevelopment ? ['--mode', 'development', '--minify', 'false'] : [];
  const env = { ...inherited(), ...settingsOf(build), ...(isDevelopment && development) };
  const vite = [...savingMemory, 'node_modules/vite/bin/vite.js'];
  await run(process.execPath, [...vite, 'build', ...mode], { env });
}

/** Builds products, half of them in each of two processes: a process builds its first product half as fast as the next ones. */
export async function buildProducts(builds: Omit<Build, 'isDevelopment'>[]): Promise<void> {
  const script = fileURLToPath(new URL('build-products.mjs', import.meta.url));
  const settings = builds.map(settingsOf);
  const halves = [0, 1].map((half) => settings.filter((_, index) => index % 2 === half));
  await Promise.all(
    halves
      .filter((half) => half.length > 0)
      .map((half) =>
        run(process.execPath, [...savingMemory, script, JSON.stringify(half)], {
          env: inherited(),
        }),
      ),
  );
}

const run = promisify(execFile);

const savingMemory = ['--import', './.ci/save-memory.mjs'];

const development = { NODE_ENV: 'development' };

const settingsOf = ({ forms, dist, providerHost, sizes }: Omit<Build, 'isDevelopment'>) => ({
  FORMS_DIR: forms,
  OUT_DIR: dist,
  ...(providerHost !== undefined && { PROVIDER_HOST: providerHost }),
  ...(sizes !== undefined && { SIZE_REPORT: sizes }),
});

/** Returns the environment without the settings of the tests. */
function inherited(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: _vitest, PROVIDER_HOST: _host, ...rest } = process.env;
  return rest;
}
