/** The compiler: reads a forms folder, checks it, and turns it into modules for the browser. */
export { checkForms, checkSources } from './compile.ts';
export { type Diagnostic, formatDiagnostic } from './diagnostic.ts';
export { leanRjsf } from './lean-rjsf.ts';
export { sizeReport } from './size-report.ts';
export { forms } from './vite-plugin.ts';
