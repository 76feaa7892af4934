import { stepNamesOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every step’s folder is among the steps of its wizard.',
  checkUnit: ({ screens, shapeErrors }) =>
    screens.flatMap(({ id, path, screen, steps }) => {
      if (screen.kind === undefined || shapeErrors.some(({ file }) => file === path)) return [];
      const named = new Set(screen.kind === 'wizard' ? stepNamesOf(screen.steps) : []);
      // A name that leads nowhere may well be a misspelling of the one that seems unused.
      if ([...named].some((name) => !steps.has(name))) return [];
      return [...steps]
        .filter(([name]) => !named.has(name))
        .map(([name, { schemaPath }]) => ({
          file: schemaPath,
          pointer: '',
          message:
            screen.kind === 'wizard'
              ? `The step "${name}" is not among "steps" in ${path}, so nobody gets to see it. Add it there, or remove this folder.`
              : `"${id}" is no wizard, so nobody gets to see this form. Make it one in ${path}, or remove this folder.`,
        }));
    }),
};
