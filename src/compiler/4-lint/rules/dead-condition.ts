import { type ConditionSource, testsOf } from '../../3-analyze/conditions.ts';
import { constantValueOf, finiteValuesOf } from '../../3-analyze/satisfiability.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { suggest } from '../../model/suggest.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A condition can hold, and can fail.',
  checkUnit: (product) =>
    product.conditions.flatMap((condition): Finding[] => {
      const { file, pointer } = condition;
      // Of what was left out of a field may be the answer that is tested.
      const doubtful = testsOf(condition).some(({ sources }) =>
        sources.some((place) => hasShapeErrorInside(product, place.form.schemaPath, place.pointer)),
      );
      if (doubtful) return [];
      const outcome = constantValueOf(condition);
      if (outcome === 'always') {
        const message =
          'This holds whatever the answers are; test an answer, or remove the condition.';
        return [{ file, pointer, message }];
      }
      // That a step is never shown is a rule of its own.
      if (outcome !== 'never' || condition.step) return [];
      const culprits = impossibleTests(condition);
      if (culprits.length > 0) return culprits;
      return [
        {
          file,
          pointer,
          message: 'No answers fit this, so it never holds. Fix it, or remove it.',
        },
      ];
    }),
};

/** Tests for a value that the field can't have. */
function impossibleTests(condition: ConditionSource): Finding[] {
  return testsOf(condition).flatMap(({ name, pointer, schema, sources }): Finding[] => {
    if (!('const' in schema)) return [];
    const field = sources.find(({ asks }) => asks);
    if (!field) return [];
    const few = finiteValuesOf(field);
    const accept = predicateFor({ ...field.schema, definitions: field.form.schema.definitions });
    if (few ? few.includes(schema.const) : (accept?.(schema.const) ?? true)) return [];
    const shown = JSON.stringify(schema.const);
    const known = few?.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const sameText = few?.find((value) => String(value) === String(schema.const));
    const hint =
      sameText === undefined
        ? suggest(String(schema.const), known ?? [])
        : ` Did you mean ${JSON.stringify(sameText)}?`;
    const message = `The answer to "${name}" is never ${shown}.${hint}`;
    return [{ file: condition.file, pointer: `${pointer}/const`, message }];
  });
}
