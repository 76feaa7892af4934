import { checkForms, formatDiagnostic } from './src/compiler/index.ts';
for (const f of process.argv.slice(2)) {
const t = performance.now();
const { diagnostics, sources } = await checkForms(f);
console.log(f, diagnostics.length, (performance.now() - t).toFixed(0), 'ms');
for (const d of diagnostics) console.log(formatDiagnostic(d, sources.texts.get(d.file)));
}
