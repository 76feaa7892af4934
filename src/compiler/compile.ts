import { basename, resolve } from 'node:path';
import { readForms, type Sources } from './1-read/read-folder.ts';
import { createLinter, type LintResult } from './4-lint/lint.ts';

/** Reads, parses and checks a forms folder. */
export const checkForms = async (folder: string): Promise<LintResult> =>
  checkSources(basename(resolve(folder)), await readForms(folder));

/** Parses and checks the texts of a forms folder named `root`. */
export const checkSources = (root: string, sources: Sources): LintResult =>
  createLinter(root)(sources);
