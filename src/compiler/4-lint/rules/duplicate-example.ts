import { examplesOf, journeySourcesOf } from '../../model/examples.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Examples of one file have different names.',
  checksExamples: true,
  checkUnit: (product) => {
    const named = [
      ...examplesOf(product).map((one) => ({ ...one, name: one.example.name })),
      ...journeySourcesOf(product).map((one) => ({ ...one, name: one.journey.name, kind: '' })),
    ];
    const keyOf = ({ file, kind, name }: (typeof named)[number]) =>
      name === undefined ? undefined : JSON.stringify([file, kind, name]);
    return repeated(named, keyOf).map(({ item: { file, pointer, name } }) => {
      const message = `Another example above has the name "${name}". Choose a name that tells the difference.`;
      return { file, pointer: `${pointer}/name`, message };
    });
  },
};
