import { isObject } from '../../../core/is-object.ts';
import { itemPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { objectOf, objectsOf } from '../../model/form/form-fields.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import {
  formsOf,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
  stepNamesOf,
} from '../../model/product.ts';
import { conditionPartsOf } from './condition-parts.ts';
import { byName, type FieldsByName } from './fields-by-name.ts';
import { findValueConditions } from './value-conditions.ts';

/**
 * An "if" of a form, the "when" of a step or of its exit, or the answers in the "when" of an outcome, or those or the item
 * in the "when" of a question, of a mapping or of a calculation, and the "where" of a calculation.
 */
export interface ConditionSource {
  file: string;
  pointer: string;
  schema: JsonSchema;
  /** The fields that it can test. */
  fields: FieldsByName;
  /** For the "when" of a step: name of its wizard's screen, position of the step. */
  step?: { screen: ScreenSource; index: number };
}

/** Lists every condition of a product. */
export const findConditions: (product: ProductSource) => ConditionSource[] = memoizeByObject(
  (product) => [
    ...product.screens.flatMap(screenConditions),
    ...formConditions(product),
    ...findValueConditions(product).flatMap(({ file, pointer, schema, fields }) =>
      fields ? [{ file, pointer, schema, fields }] : [],
    ),
  ],
);

function formConditions(product: ProductSource): ConditionSource[] {
  const wizardOf = new Map(
    product.screens.flatMap((screen) => {
      const fields = byName(formsOfScreen(screen).map(objectOf));
      return [...screen.steps.values()].map((form) => [form, fields] as const);
    }),
  );
  return formsOf(product).flatMap((form) =>
    objectsOf(form).flatMap((object) => {
      const own = byName([object]);
      // Conditions of the form itself can test the answers of other steps too.
      const fields = object.at === '' ? new Map([...(wizardOf.get(form) ?? []), ...own]) : own;
      return object.parts.flatMap(({ schema, pointerOf }): ConditionSource[] =>
        isObject(schema.if)
          ? [{ file: form.schemaPath, pointer: pointerOf('if'), schema: schema.if, fields }]
          : [],
      );
    }),
  );
}

/** Lists the tests of answers, and of items of lists, in the conditions of a screen, each with the fields that it can test. */
function screenConditions(screen: ScreenSource): ConditionSource[] {
  const answers = byName(formsOfScreen(screen).map(objectOf));
  return conditionPartsOf(screen).flatMap(({ file, pointer, schema, source, owner }) => {
    const condition = { file, pointer, schema, fields: answers };
    if (owner.kind === 'field' && source === 'item') {
      const { form, at } = owner.field;
      const item = objectsOf(form).find((object) => object.at === itemPointer(at));
      return item ? [{ ...condition, fields: byName([item]) }] : [];
    }
    if (source !== 'answers') return [];
    switch (owner.kind) {
      case 'step':
        return [{ ...condition, step: { screen, index: owner.index } }];
      case 'exit':
        return [{ ...condition, fields: fieldsBefore({ screen, index: owner.index + 1 }) }];
      case 'outcome':
        // Before a load call there are no answers.
        return owner.request.kind === 'load' ? [] : [condition];
      default:
        return [condition];
    }
  });
}

/** Returns the fields of the steps before one of them. */
export function fieldsBefore({
  screen,
  index,
}: NonNullable<ConditionSource['step']>): FieldsByName {
  const steps = screen.screen.kind === 'wizard' ? screen.screen.steps.slice(0, index) : [];
  const forms = stepNamesOf(steps).flatMap((name) => screen.steps.get(name) ?? []);
  return byName(forms.map(objectOf));
}
