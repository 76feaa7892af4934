import { isObject } from '../../../core/is-object.ts';
import { isMisnamed, misnamedFiles } from '../../2-parse/near-miss-files.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { stepNamesOf } from '../../model/product.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every screen, form and step has its files.',
  fixesNames: 'screen',
  checkProduct: (product) => {
    const { root, documents, appPath, screens } = product;
    const found: Finding[] = [];
    const missing = (file: string, message: string) => {
      if (!documents.has(file) && !isMisnamed(product, file))
        found.push({ file, pointer: '', message });
    };
    missing(
      appPath,
      `${root}/ has no app.json; add one with the name of the product and its provider.`,
    );
    if (screens.length === 0 && misnamedFiles(product).length === 0) {
      const message = `${root}/ has no screen; add a folder with a screen.json.`;
      found.push({ file: appPath, pointer: '', message });
    }
    for (const { folder, path, screen, steps } of screens) {
      if (screen.kind === 'form') {
        missing(`${folder}/schema.json`, 'This form has no schema.json; add one with its fields.');
        missing(`${folder}/ui.json`, 'This form has no ui.json; add one, at least with { } in it.');
      }
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) continue;
      for (const [index, entry] of screen.steps.entries()) {
        const [step] = stepNamesOf([entry]);
        if (step === undefined) continue;
        if (steps.has(step)) {
          missing(
            `${folder}/${step}/ui.json`,
            'This step has no ui.json; add one, at least with { } in it.',
          );
          continue;
        }
        if (isMisnamed(product, `${folder}/${step}/schema.json`)) continue;
        const names = stepNamesOf(screen.steps);
        const free = [...steps.keys()].filter((name) => !names.includes(name));
        const pointer = isObject(entry) ? `/steps/${index}/step` : `/steps/${index}`;
        const message = `There is no folder "${step}" with a schema.json beside this file.`;
        found.push(unknownName({ name: step, file: path, pointer }, { message, known: free }));
      }
    }
    return found;
  },
};
