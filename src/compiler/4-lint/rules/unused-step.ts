import { stepNamesOf } from '../../model/product.ts';
import { findUnused } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every folder of a step is listed in "steps" of its wizard.',
  checkScreen: ({ id, path, screen, steps }, { shapeErrors }) => {
    if (screen.kind === undefined || shapeErrors.some(({ file }) => file === path)) return [];
    const forms = [...steps].map(([name, { schemaPath: file }]) => ({ name, file, pointer: '' }));
    const listed = screen.kind === 'wizard' ? stepNamesOf(screen.steps) : [];
    return findUnused(forms, listed).map(({ name, ...place }) => ({
      ...place,
      message:
        screen.kind === 'wizard'
          ? `The step "${name}" is not in "steps" of ${path}, so that it is never shown. Add it there, or remove this folder.`
          : `"${id}" is no wizard, so that this form is never shown. Make it one in ${path}, or remove this folder.`,
    }));
  },
};
