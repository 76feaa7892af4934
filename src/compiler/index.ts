/** The compiler: reads a forms folder, checks it, and turns it into modules for the browser. */
export type { Terminal } from './check-command.ts';
export { checkForms, checkSources } from './compile.ts';
export { type Diagnostic, formatDiagnostic } from './diagnostic.ts';
export { choicesOf, type FormPlan, inlineReferences, planForm } from './form.ts';
export { leanRjsf } from './lean-rjsf.ts';
export { Memo } from './memo.ts';
export { type FormSource, isWhole, type ProductSource, type ScreenSource } from './product.ts';
export { readForms, type Sources } from './read.ts';
export { readProduct } from './read-product.ts';
export { sizeReport } from './size-report.ts';
export { compileSchema } from './validators.ts';
export { forms } from './vite-plugin.ts';
