import { isInside } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { findQuestionCalculations } from '../../3-analyze/calculations/calculations.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { objectsOf } from '../../model/form/form-fields.ts';
import { type FormSource, formsOf } from '../../model/product.ts';
import { limitCalculationOf } from '../../schema/limit-calculations.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import type { Rule } from './rule.ts';

const message =
  'Only the limit of an answer can be calculated here; a condition, "contains" and the items of a list of values have none. Compare with the answer to a calculated question: { "$data": "1/total" }.';

export const rule: Rule = {
  description: 'Every calculation in schema.json is the limit of an answer.',
  checkUnit: (product) => {
    const known = new Set(
      findQuestionCalculations(product).map(({ file, pointer }) => file + pointer),
    );
    return formsOf(product).flatMap((form) => {
      const file = form.schemaPath;
      const misplaced = calculationsIn(form.schema)
        .filter((pointer) => !known.has(file + pointer))
        .map((pointer): Finding => ({ file, pointer, key: true, message }));
      const referred = conditionsOf(form)
        .filter((pointer) => !misplaced.some((one) => isInside(one.pointer, pointer)))
        .map((pointer): Finding => ({ file, pointer, key: true, message }));
      return [...misplaced, ...referred];
    });
  },
};

/** Returns the pointers of the calculations in a schema. */
const calculationsIn = (schema: JsonSchema): string[] =>
  everySchemaIn(schema).flatMap(({ schema: part, pointer }) =>
    Object.entries(part).flatMap(([keyword, value]) =>
      limitCalculationOf(keyword, value) ? [`${pointer}/${keyword}/calculated`] : [],
    ),
  );

/** Returns the pointers of the conditions of a form that calculate something, be it in a definition. */
const conditionsOf = (form: FormSource): string[] => [
  ...new Set(
    objectsOf(form)
      .flatMap(({ parts }) => parts)
      .flatMap(({ conditions }) => conditions)
      .filter((condition) => calculationsIn(condition.if).length > 0)
      .map(({ ifPointer }) => ifPointer),
  ),
];
