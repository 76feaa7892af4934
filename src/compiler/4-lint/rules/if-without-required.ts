import { testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every condition requires the fields that it tests, since it would hold without an answer.',
  checkCondition: (condition, product) =>
    testsOf(condition)
      .filter(({ required, sources }) => !required && sources.length > 0)
      // A "required" with a shape error may name the field.
      .filter(({ holder }) => !hasShapeErrorInside(product, condition.file, `${holder}/required`))
      .filter(({ schema }) => Object.keys(schema).length > 0)
      .map(({ name, pointer, holder }) => ({
        file: condition.file,
        pointer,
        key: true,
        message: `This condition also holds while "${name}" has no answer. Add "${name}" to "required" of the condition.`,
        fix: { do: 'add', pointer: `${holder}/required/-`, value: name } as const,
      })),
};
