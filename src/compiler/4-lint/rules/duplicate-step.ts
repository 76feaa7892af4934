import { entriesOf, entryName } from '../../model/product.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A wizard lists each step once.',
  checkUnit: ({ screens }) =>
    screens.flatMap(({ path, screen }) => {
      const steps = entriesOf(screen).map((entry, index) => ({ name: entryName(entry), index }));
      return repeated(steps, ({ name }) => name).map(({ item: { name, index } }) => {
        const message = `The step "${name}" is listed twice. Remove or rename one.`;
        return { file: path, pointer: `/steps/${index}`, message };
      });
    }),
};
