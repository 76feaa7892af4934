import { isObject } from '../../../core/is-object.ts';

import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A wizard lists each step once.',
  checkUnit: ({ screens }) =>
    screens.flatMap(({ path, screen }) => {
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
      const names = screen.steps.map((entry) =>
        isObject(entry) ? ('step' in entry ? entry.step : entry.review) : entry,
      );
      return names.flatMap((name, index) =>
        name !== undefined && names.indexOf(name) < index
          ? [
              {
                file: path,
                pointer: `/steps/${index}`,
                message: `The step "${name}" is listed twice. Remove or rename one.`,
              },
            ]
          : [],
      );
    }),
};
