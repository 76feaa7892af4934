import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { type TextPlaceholder, valuesIn } from '../../model/text-values.ts';
import { pageScope } from '../page-values.ts';
import { findVisibleTexts, type TextStep, type VisibleText } from '../visible-texts.ts';
import { stepScope } from './scopes.ts';
import type { PointerSource } from './screen-mappings.ts';

/** The pointer of a value in a text. */
export interface TextPointer extends PointerSource {
  value: TextPlaceholder;
  step: TextStep;
}

/** Finds the pointers of the values in the texts of forms and steps. */
export const findTextPointers = (product: ProductSource): TextPointer[] =>
  pointersIn(
    findVisibleTexts(product).filter(({ step }) => step?.screen.screen.kind !== 'page'),
    (screen) => stepScope(product, screen),
  );

/** Finds the pointers of the values in the texts of pages, which depend on the screens that lead there. */
export const findPageTextPointers = (product: ProductSource): TextPointer[] =>
  pointersIn(
    findVisibleTexts(product).filter(({ step }) => step?.screen.screen.kind === 'page'),
    (screen) => pageScope(product, screen),
  );

const pointersIn = (
  texts: VisibleText[],
  scopeOf: (screen: ScreenSource) => JsonSchema,
): TextPointer[] =>
  texts.flatMap(({ file, pointer, text, step }) =>
    step === undefined
      ? []
      : valuesIn(text).map((value) => ({
          file,
          pointer,
          to: value.from,
          document: scopeOf(step.screen),
          isRewritten: true as const,
          value,
          step,
        })),
  );
