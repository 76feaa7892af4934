import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Outcome } from '../../../definition/files/screen.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A visitor who submits gets to see what came of it, and no way leads in a circle.',
  checkUnit: (product) =>
    product.screens.flatMap(({ path, screen }) => {
      if (screen.kind !== 'form' && screen.kind !== 'wizard') return [];
      const outcomes = screen.submit?.outcomes;
      const silent =
        isObject(outcomes) &&
        // What was left out may be the one.
        !hasShapeErrorInside(product, path, '/submit/outcomes') &&
        !leads(outcomes.success as Outcome | undefined)
          ? [
              {
                ...{ file: path, pointer: '/submit/outcomes/success' },
                message:
                  'Nothing is to be seen once the call has succeeded; give "success" a "go" to another screen, or something to "say".',
              },
            ]
          : [];
      const loads = screen.load?.outcomes;
      const circles = Object.entries(isObject(loads) ? loads : {}).flatMap(([name, outcome]) =>
        (outcome as Outcome).go !== undefined && (outcome as Outcome).go === screen.route
          ? [
              {
                ...{ file: path, pointer: `/load/outcomes/${escapePart(name)}/go` },
                message: `"${screen.route}" is this very screen, which is waiting for the call; go to another one.`,
              },
            ]
          : [],
      );
      return [...silent, ...circles];
    }),
};

const leads = (outcome: Outcome | undefined) =>
  outcome?.go !== undefined || outcome?.say !== undefined;
