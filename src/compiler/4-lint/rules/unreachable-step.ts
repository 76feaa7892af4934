import { isObject } from '../../../core/is-object.ts';
import { requirementsOf, testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { fieldsBefore } from '../../3-analyze/conditions/conditions.ts';
import { constantValueOf } from '../../3-analyze/conditions/satisfiability.ts';
import { impossibleTests } from './dead-condition.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every step can be shown, and every visitor has a step.',
  checkCondition: (condition) => {
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
      return early.map(({ name, pointer }) => {
        const message = `"${name}" is asked in this step or a later one, so that it has no answer yet. Test a field of an earlier step, or move this step.`;
        return { file: condition.file, pointer, key: true, message };
      });
    }
    if (constantValueOf({ ...condition, fields: before }) !== 'never') return [];
    const impossible = impossibleTests(condition);
    if (impossible.length > 0) return impossible;
    const message =
      'No answers meet this condition, so that the step is never shown. Fix it, or remove the step.';
    return [{ file: condition.file, pointer: condition.pointer, message }];
  },
  checkScreen: ({ path, screen }) => {
    if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
    const certain = screen.steps.some((entry) => !isObject(entry) || entry.when === undefined);
    const message =
      'Every step has a "when"; where none holds, there is nothing to show. Remove the "when" of one step.';
    return certain || screen.steps.length === 0 ? [] : [{ file: path, pointer: '/steps', message }];
  },
};
