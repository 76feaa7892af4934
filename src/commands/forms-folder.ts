import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFolder, formatDiagnostics, type ProductSource } from '../compiler/index.ts';
import { CommandError, exitCodes, type Terminal } from './command.ts';

/** Returns the absolute path of the forms folder: the one named, else FORMS_DIR, else forms/. */
export const formsFolder = ({ cwd, env }: Pick<Terminal, 'cwd' | 'env'>, named?: string): string =>
  resolve(cwd, named || env.FORMS_DIR || 'forms');

/** Returns a path as it is shown: from the working directory, with slashes. */
export const shownPath = (cwd: string, path: string): string =>
  (relative(cwd, path) || '.').split(sep).join('/');

/** Returns the path of the page of the manual that explains findings, for people. */
export const findingsPage = (cwd: string): string =>
  shownPath(
    cwd,
    fileURLToPath(new URL('../../forms/manual/reference/findings.md', import.meta.url)),
  );

/** Ends the command where a folder or a file can't be read or written. */
export function failUnreadable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw new CommandError(exitCodes.unreadable, message);
}

/** Compiles a forms folder. Where its definitions have errors, these are printed, and there is no product. */
export async function readProduct(
  terminal: Terminal,
  named: string | undefined,
): Promise<ProductSource | undefined> {
  const folder = formsFolder(terminal, named);
  const { product, diagnostics, sources } = await compileFolder(folder).catch(failUnreadable);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const page = findingsPage(terminal.cwd);
  for (const one of formatDiagnostics(errors, sources.texts, page)) terminal.printError(one);
  return errors.length > 0 ? undefined : product;
}
