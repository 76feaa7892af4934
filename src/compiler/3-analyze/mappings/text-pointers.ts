import type { ProductSource } from '../../model/product.ts';
import { type TextPlaceholder, valuesIn } from '../../model/text-values.ts';
import { findVisibleTexts, type TextStep } from '../visible-texts.ts';
import { stepScope } from './scopes.ts';
import type { PointerSource } from './screen-mappings.ts';

/** The pointer of a value in a text. */
export interface TextPointer extends PointerSource {
  value: TextPlaceholder;
  step: TextStep;
}

/** Finds the pointers of the values in the texts of a product, where these can show values. */
export const findTextPointers = (product: ProductSource): TextPointer[] =>
  findVisibleTexts(product).flatMap(({ file, pointer, text, step }) =>
    step === undefined
      ? []
      : valuesIn(text).map((value) => ({
          file,
          pointer,
          to: value.from,
          document: stepScope(product, step.screen),
          isRewritten: true as const,
          value,
          step,
        })),
  );
