import type { Finding } from '../diagnostic.ts';
import type { Rule } from './rule.ts';
import { suggest } from './suggest.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  description: 'Every screen, form and step has the files that it needs.',
  check: ({ root, documents, appPath, screens }) => {
    const found: Finding[] = [];
    const missing = (file: string, message: string) => {
      if (!documents.has(file)) found.push({ file, pointer: '', message });
    };
    missing(appPath, `${root}/ has no app.json; it says what the product is called and whom it talks to.`);
    if (screens.length === 0) {
      const message = `${root}/ has no screen; add a folder with a screen.json.`;
      found.push({ file: appPath, pointer: '', message });
    }
    for (const { folder, path, screen, steps } of screens) {
      if (screen.kind === 'form') {
        missing(`${folder}/schema.json`, 'This form has no schema.json; it says what may be answered.');
        missing(`${folder}/ui.json`, 'This form has no ui.json; it says how it is asked.');
      }
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) continue;
      for (const [index, entry] of screen.steps.entries()) {
        const step = typeof entry === 'string' ? entry : 'step' in entry ? entry.step : undefined;
        if (step === undefined) continue;
        if (!steps.has(step)) {
          const pointer = typeof entry === 'string' ? `/steps/${index}` : `/steps/${index}/step`;
          const hint = suggest(step, [...steps.keys()]);
          const message = `There is no folder "${step}" with a schema.json beside this file.${hint}`;
          found.push({ file: path, pointer, message });
        } else {
          missing(`${folder}/${step}/ui.json`, 'This step has no ui.json; it says how it is asked.');
        }
      }
    }
    return found;
  },
};
