import { relative, resolve, sep } from 'node:path';
import { CommandError, exitCodes, type Terminal } from './command.ts';

/** Returns the absolute path of the forms folder: the one named, else FORMS_DIR, else forms/. */
export const formsFolder = ({ cwd, env }: Pick<Terminal, 'cwd' | 'env'>, named?: string): string =>
  resolve(cwd, named || env.FORMS_DIR || 'forms');

/** Returns a path as it is shown: from the working directory, with slashes. */
export const shownPath = (cwd: string, path: string): string =>
  (relative(cwd, path) || '.').split(sep).join('/');

/** Ends the command where the folder can't be read. */
export function failUnreadable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw new CommandError(exitCodes.unreadable, message);
}
