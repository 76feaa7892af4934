import { checkSources } from './src/compiler/compile.ts';
import { formatDiagnostic } from './src/compiler/diagnostic.ts';
import { tinySources } from './tests/compiler/overlay.ts';
const s = tinySources();
for (const d of checkSources('forms', s).diagnostics) console.log(formatDiagnostic(d, s.texts.get(d.file)));
