import type { Rule } from './rule.ts';

export const unusedStep: Rule = {
  id: 'unused-step',
  description: 'Every step’s folder is among the steps of its wizard, once.',
  check: ({ screens }) =>
    screens.flatMap(({ path, screen, steps }) => {
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
      const names = screen.steps.map((entry) =>
        typeof entry === 'string' ? entry : 'step' in entry ? entry.step : entry.review,
      );
      const unused = [...steps]
        .filter(([name]) => !names.includes(name))
        .map(([name, { schemaPath }]) => ({
          file: schemaPath,
          pointer: '',
          message: `The step "${name}" is not among "steps" in ${path}, so nobody gets to see it. Add it there, or remove this folder.`,
        }));
      const twice = names.flatMap((name, index) =>
        names.indexOf(name) < index
          ? [
              {
                file: path,
                pointer: `/steps/${index}`,
                message: `The step "${name}" stands here twice. Remove or rename one.`,
              },
            ]
          : [],
      );
      return [...unused, ...twice];
    }),
};
