import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every submit shows a result, and no chain of redirects loops.',
  checkUnit: (product) =>
    product.screens.flatMap(({ path, screen }) => {
      if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
      const outcomes = screen.submit?.outcomes;
      const withoutResult =
        isObject(outcomes) &&
        // A value with a shape error may show the result.
        !hasShapeErrorInside(product, path, '/submit/outcomes') &&
        !showsResult(outcomes.success as Outcome | undefined)
          ? [
              {
                file: path,
                pointer: '/submit/outcomes/success',
                message:
                  'Visitors see no result after a successful call. Add "go" or "say" to "success".',
              },
            ]
          : [];
      const loads = screen.load?.outcomes;
      const loops = Object.entries(isObject(loads) ? loads : {}).flatMap(([name, outcome]) =>
        (outcome as Outcome).go !== undefined && (outcome as Outcome).go === screen.route
          ? [
              {
                file: path,
                pointer: `/load/outcomes/${escapePart(name)}/go`,
                message: `"${screen.route}" is this screen, which would load again without end. Go to another one.`,
              },
            ]
          : [],
      );
      return [...withoutResult, ...loops];
    }),
};

const showsResult = (outcome: Outcome | undefined) =>
  outcome?.go !== undefined || outcome?.say !== undefined;
