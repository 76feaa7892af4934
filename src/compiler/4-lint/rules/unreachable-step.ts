import { isObject } from '../../../core/is-object.ts';
import { fieldsBefore, requirementsOf, testsOf } from '../../3-analyze/conditions.ts';
import { constantValueOf } from '../../3-analyze/satisfiability.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every step can be reached, and a wizard has a step for everybody.',
  checkUnit: (product) => {
    const steps = product.conditions.flatMap((condition): Finding[] => {
      if (!condition.step) return [];
      const before = fieldsBefore(condition.step);
      const tests = testsOf(condition).filter(({ isTopLevel }) => isTopLevel);
      const early = [
        ...tests.filter(({ sources }) => sources.length > 0),
        ...requirementsOf(condition)
          .filter(({ name }) => condition.fields.has(name))
          .filter(({ name }) => !tests.some((test) => test.name === name)),
      ].filter(({ name }) => !before.has(name));
      if (early.length > 0) {
        return early.map(({ name, pointer }) => ({
          ...{ file: condition.file, pointer, key: true },
          message: `"${name}" is asked in this step or a later one, so it has no answer yet. Test a field of a step before, or move the step.`,
        }));
      }
      if (constantValueOf({ ...condition, fields: before }) !== 'never') return [];
      const message =
        'No answers fit this, so nobody gets to see the step. Fix it, or remove the step.';
      return [{ file: condition.file, pointer: condition.pointer, message }];
    });
    const wizards = product.screens.flatMap(({ path, screen }): Finding[] => {
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
      const certain = screen.steps.some((entry) => !isObject(entry) || entry.when === undefined);
      const message =
        'Every step has a "when"; where none fits, there is nothing to show. Take it off one of them.';
      return certain || screen.steps.length === 0
        ? []
        : [{ file: path, pointer: '/steps', message }];
    });
    return [...steps, ...wizards];
  },
};
