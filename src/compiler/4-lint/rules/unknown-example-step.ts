import { stepNamesOf } from '../../model/product.ts';
import { journeySourcesOf } from '../../model/screen/examples.ts';
import { keyNames, unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A journey has answers for existing steps of its wizard.',
  checksExamples: true,
  checkUnit: (product) =>
    journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
      const { screen, path } = source;
      if (product.shapeErrors.some((one) => one.file === path)) return [];
      const place = (key: string) => ({ file, pointer: `${pointer}/${key}`, key: true });
      if (screen.kind !== 'wizard') {
        return journey.steps
          ? [{ ...place('steps'), message: 'This screen has no steps. Write "answers" instead.' }]
          : [];
      }
      const known = stepNamesOf(screen.steps);
      return [
        ...(journey.answers
          ? [{ ...place('answers'), message: 'This screen is a wizard. Write "steps" instead.' }]
          : []),
        ...keyNames(file, `${pointer}/steps`, journey.steps)
          .filter(({ name }) => !known.includes(name))
          .map((use) => {
            const message = `This wizard has no step "${use.name}" with questions.`;
            return unknownName(use, { message, known });
          }),
      ];
    }),
};
