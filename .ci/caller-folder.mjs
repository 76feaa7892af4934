import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The environment variables that hold a path. */
const pathVariables = [
  'FORMS_DIR',
  'OUT_DIR',
  'DATA_DIR',
  // Its earlier name.
  'SANDBOX_DATA',
  // The files of secrets.
  ...[
    'DATABASE_URL',
    'ENCRYPTION_KEYS',
    'PAGES_KEY',
    'SMTP_URL',
    'WEBHOOK_SECRETS',
    'WEBHOOK_URL',
  ].map((name) => `${name}_FILE`),
  'SIZE_REPORT',
  'CHROMIUM_PATH',
  'POSTGRES_PROGRAMS',
];

/**
 * Returns the variables of the environment that hold a path, with absolute paths.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} caller the folder in which npm was called, which relative paths count from
 * @returns {Record<string, string>}
 */
export const resolvePaths = (env, caller) =>
  Object.fromEntries(
    pathVariables.flatMap((name) => (env[name] ? [[name, resolve(caller, env[name])]] : [])),
  );

/**
 * Finds the product that a script works on: the one that FORMS_DIR names, else the one of the folder in which npm was
 * called, else that of the engine.
 *
 * @param {string | undefined} named the absolute path in FORMS_DIR
 * @param {string} caller the folder in which npm was called
 * @param {string} engine the folder of the engine
 * @returns {{ forms: string, isOwn: boolean, problem?: string }} `isOwn` for the product of the engine; `problem` is a
 *   sentence where FORMS_DIR names no product
 */
export function findProduct(named, caller, engine) {
  if (named) return { forms: named, isOwn: false, problem: problemWith(named) };
  const own = join(engine, 'forms');
  const forms = [join(caller, 'forms'), caller].find(isProduct) ?? own;
  return { forms, isOwn: forms === own };
}

/** @param {string} folder */
const isProduct = (folder) => existsSync(join(folder, 'app.json'));

/** @param {string} folder */
function problemWith(folder) {
  if (isProduct(folder)) return undefined;
  const reason = existsSync(folder) ? `${folder} has no app.json` : `there is no folder ${folder}`;
  return `FORMS_DIR names no product: ${reason}. A relative path counts from the folder in which npm is called.`;
}
