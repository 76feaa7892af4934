import { isObject } from '../../core/is-object.ts';
import { resolveRelative } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { inputsOf, isPointerInput, pointerInputsOf } from '../model/calculation.ts';
import { type FieldSource, fieldsOf } from '../model/form-fields.ts';
import { memoizeByObject } from '../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../model/product.ts';
import { stepScope } from './mappings/scopes.ts';
import type { PointerSource } from './mappings/screen-mappings.ts';

/** A calculation of a definition, or one inside of it. */
export interface CalculationSource {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  /** Unchecked. */
  calculation: Record<string, unknown>;
  /** The schema of the document that its pointers point into. */
  document: JsonSchema;
  screen: ScreenSource;
  /** The question whose answer it makes; its relative pointers start there. */
  field: FieldSource;
}

/** Finds the calculations of the questions of a product, without those inside of others. */
export const findCalculations: (product: ProductSource) => CalculationSource[] = memoizeByObject(
  (product) => product.screens.flatMap((screen) => calculationsOf(product, screen)),
);

function calculationsOf(product: ProductSource, screen: ScreenSource): CalculationSource[] {
  const found = new Map<string, CalculationSource>();
  for (const form of formsOfScreen(screen)) {
    for (const field of fieldsOf(form)) {
      const calculation = field.ui?.['ui:options']?.calculated;
      if (field.kind !== 'question' || !isObject(calculation)) continue;
      const pointer = `${field.uiPointer}/ui:options/calculated`;
      const key = form.uiPath + pointer;
      // The place that asks the question has its type.
      if (found.has(key) && !field.asks) continue;
      const document = stepScope(product, screen);
      found.set(key, { file: form.uiPath, pointer, calculation, document, screen, field });
    }
  }
  return [...found.values()];
}

/** Returns a calculation and those inside of it. */
export const withInnerCalculations = (source: CalculationSource): CalculationSource[] => [
  source,
  ...inputsOf(source.calculation).flatMap(({ place, input }) =>
    isObject(input)
      ? withInnerCalculations({ ...source, pointer: source.pointer + place, calculation: input })
      : [],
  ),
];

/** Finds the pointers that calculations take, those relative to an answer as pointers from the root. */
export const findCalculationPointers = (product: ProductSource): PointerSource[] =>
  findCalculations(product).flatMap(({ file, pointer, calculation, document, field }) =>
    pointerInputsOf(calculation)
      .filter(({ input }) => isPointerInput(input))
      .map(({ place, input }) => {
        const isRelative = !input.startsWith('/');
        const answer = isRelative ? resolveRelative(field.at, input) : undefined;
        return {
          file,
          pointer: pointer + place,
          to: answer === undefined ? input : `/answers${answer}`,
          document,
          takesItems: true,
          ...(isRelative && { isRewritten: true }),
        };
      }),
  );
