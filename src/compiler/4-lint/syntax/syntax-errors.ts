import type { Finding } from '../../model/diagnostic.ts';
import type { Document } from '../../model/document.ts';
import { explainSyntaxError } from './explain-syntax-error.ts';

/** Finds the files that are not JSON, or not UTF-8. */
export const syntaxErrors = (documents: Document[]): Finding[] =>
  documents
    .filter(
      ({ errors, tree, text }) =>
        errors.length > 0 || tree === undefined || text.includes('\uFFFD'),
    )
    .map(({ path, text, errors }) => ({
      file: path,
      pointer: '',
      ...explainSyntaxError(text, errors),
    }));
