import { type ConditionSource, testsOf } from '../../3-analyze/conditions.ts';
import { constantValueOf, finiteValuesOf } from '../../3-analyze/satisfiability.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { suggest } from '../../model/suggest.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every condition holds for some answers, and fails for others.',
  checkUnit: (product) =>
    product.conditions.flatMap((condition): Finding[] => {
      const { file, pointer } = condition;
      // The answer that is tested may be a value with a shape error.
      const isUncertain = testsOf(condition).some(({ sources }) =>
        sources.some((place) => hasShapeErrorInside(product, place.form.schemaPath, place.pointer)),
      );
      if (isUncertain) return [];
      const outcome = constantValueOf(condition);
      if (outcome === 'always') {
        const message =
          'This condition holds for all answers. Test an answer, or remove the condition.';
        return [{ file, pointer, message }];
      }
      // The rule unreachable-step reports steps that are never shown.
      if (outcome !== 'never' || condition.step) return [];
      const impossible = impossibleTests(condition);
      if (impossible.length > 0) return impossible;
      return [
        {
          file,
          pointer,
          message: 'No answers meet this condition. Fix it, or remove it.',
        },
      ];
    }),
};

/** Returns the tests for a value that the field can't have. */
function impossibleTests(condition: ConditionSource): Finding[] {
  return testsOf(condition).flatMap(({ name, pointer, schema, sources }): Finding[] => {
    if (!('const' in schema)) return [];
    const field = sources.find(({ asks }) => asks);
    if (!field) return [];
    const values = finiteValuesOf(field);
    const accept = predicateFor({ ...field.schema, definitions: field.form.schema.definitions });
    if (values ? values.includes(schema.const) : (accept?.(schema.const) ?? true)) return [];
    const shown = JSON.stringify(schema.const);
    const known = values?.map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
    const sameText = values?.find((value) => String(value) === String(schema.const));
    const hint =
      sameText === undefined
        ? suggest(String(schema.const), known ?? [])
        : ` Did you mean ${JSON.stringify(sameText)}?`;
    const message = `"${name}" can't have the answer ${shown}.${hint}`;
    return [{ file: condition.file, pointer: `${pointer}/const`, message }];
  });
}
