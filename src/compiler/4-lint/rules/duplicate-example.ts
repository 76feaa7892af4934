import type { Finding } from '../../model/diagnostic.ts';
import { examplesOf, journeySourcesOf } from '../../model/examples.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Examples of one file have different names.',
  checksExamples: true,
  checkUnit: (product) => {
    const named = [
      ...examplesOf(product).map((one) => ({ ...one, name: one.example.name })),
      ...journeySourcesOf(product).map((one) => ({ ...one, name: one.journey.name, kind: '' })),
    ];
    const known = new Set<string>();
    return named.flatMap(({ file, pointer, kind, name }): Finding[] => {
      const key = JSON.stringify([file, kind, name]);
      if (name === undefined || !known.has(key)) {
        known.add(key);
        return [];
      }
      const message = `Another example above has the name "${name}". Choose a name that tells the difference.`;
      return [{ file, pointer: `${pointer}/name`, message }];
    });
  },
};
