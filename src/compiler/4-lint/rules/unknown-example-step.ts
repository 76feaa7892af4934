import { escapePart } from '../../../core/pointer.ts';
import { journeySourcesOf } from '../../model/examples.ts';
import { stepNamesOf } from '../../model/product.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A journey has answers for existing steps of its wizard.',
  checksExamples: true,
  checkUnit: (product) =>
    journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
      const { screen, path } = source;
      if (product.shapeErrors.some((one) => one.file === path)) return [];
      const place = (key: string) => ({ file, pointer: `${pointer}/${key}`, key: true as const });
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
        ...Object.keys(journey.steps ?? {})
          .filter((step) => !known.includes(step))
          .map((step) => {
            const message = `This wizard has no step "${step}" with questions.`;
            const use = { name: step, ...place(`steps/${escapePart(step)}`) };
            return unknownName(use, { message, known });
          }),
      ];
    }),
};
