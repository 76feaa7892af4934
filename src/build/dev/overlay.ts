import type { ErrorPayload } from 'vite';
import { type Compilation, formatDiagnostic } from '../../compiler/index.ts';

/** Every finding as the command prints it. */
export const findingsText = ({
  diagnostics,
  sources,
}: Pick<Compilation, 'diagnostics' | 'sources'>) =>
  diagnostics.map((one) => formatDiagnostic(one, sources.texts.get(one.file)));

/**
 * What Vite's overlay shows where a definition is wrong; `undefined` where none is.
 *
 * @param pathOf path on this machine of a file of the definitions
 */
export function overlayError(
  checked: Compilation,
  pathOf: (file: string) => string,
): ErrorPayload['err'] | undefined {
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const file = pathOf(first.file);
  const text = findingsText({ ...checked, diagnostics: errors }).join('\n\n');
  return {
    message: `${errors.length} to fix in the definitions.\n\n${text}`,
    stack: '',
    plugin: 'forms',
    id: file,
    loc: { file, line: first.line, column: first.column },
  };
}
