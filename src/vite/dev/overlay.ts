import type { ErrorPayload } from 'vite';
import { type Compilation, formatDiagnostics } from '../../compiler/index.ts';
import { counted } from '../../core/text/counted.ts';

/**
 * Returns the content of Vite's error overlay, or `undefined` where the definitions have no error.
 *
 * @param pathOf path on this machine of a file of the definitions
 * @param manual address of the page of the manual that explains findings
 */
export function overlayError(
  { diagnostics, sources }: Compilation,
  pathOf: (file: string) => string,
  manual: string,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const file = pathOf(first.file);
  const text = formatDiagnostics(errors, sources.texts, manual).join('\n\n');
  return {
    message: `${counted(errors.length, 'error')} in the definitions.\n\n${text}`,
    stack: '',
    plugin: 'forms',
    id: file,
    loc: { file, line: first.line, column: first.column },
  };
}
