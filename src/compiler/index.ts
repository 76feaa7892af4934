/** The compiler: reads a forms folder, checks it, and turns it into modules for the browser. */

export { choicesOf } from './choices.ts';
export { checkForms, checkSources } from './compile.ts';
export { type Diagnostic, formatDiagnostic } from './diagnostic.ts';
export { type FormPlan, planForm } from './form.ts';
export { inlineReferences } from './inline-references.ts';
export { leanRjsf } from './lean-rjsf.ts';
export { Memo } from './memo.ts';
export { type FormSource, isWhole, type ProductSource, type ScreenSource } from './product.ts';
export { readForms, type Sources } from './read.ts';
export { readProduct } from './read-product.ts';
export { sizeReport } from './size-report.ts';
export { parseArguments, runInTerminal, type Terminal } from './terminal.ts';
export { compileSchema } from './validators.ts';
export { forms } from './vite-plugin.ts';
