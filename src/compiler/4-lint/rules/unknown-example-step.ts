import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { journeySourcesOf } from '../../model/examples.ts';
import { stepNamesOf } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A journey has answers for existing steps of its wizard.',
  checksExamples: true,
  checkUnit: (product) =>
    journeySourcesOf(product).flatMap(({ source, file, pointer, journey }) => {
      const { screen, path } = source;
      if (product.shapeErrors.some((one) => one.file === path)) return [];
      const found = (key: string, message: string, fix?: Finding['fix']): Finding => ({
        file,
        pointer: `${pointer}/${key}`,
        key: true,
        message,
        fix,
      });
      if (screen.kind !== 'wizard') {
        return journey.steps
          ? [found('steps', 'This screen has no steps. Write "answers" instead.')]
          : [];
      }
      const known = stepNamesOf(screen.steps);
      return [
        ...(journey.answers
          ? [found('answers', 'This screen is a wizard. Write "steps" instead.')]
          : []),
        ...Object.keys(journey.steps ?? {})
          .filter((step) => !known.includes(step))
          .map((step) => {
            const closest = closestName(step, known);
            return found(
              `steps/${escapePart(step)}`,
              `This wizard has no step "${step}" with questions.${suggest(step, known)}`,
              closest === undefined ? undefined : { do: 'rename', to: closest },
            );
          }),
      ];
    }),
};
