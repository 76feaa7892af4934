import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { type TextPlaceholder, textValuesIn } from '../../model/text-values.ts';
import type { TextStep, VisibleText } from '../texts/texts-at.ts';
import { findVisibleTexts } from '../texts/visible-texts.ts';
import { closedSchema } from './mapping-schemas.ts';
import { pageScope, responseSchemaOf } from './page-values.ts';
import { stepScope } from './scopes.ts';
import type { PointerSource } from './screen-mappings.ts';

/** The pointer of a value in a text, or that of an address. */
export interface TextPointer extends PointerSource, Pick<VisibleText, 'use'> {
  value: TextPlaceholder;
  step: TextStep;
}

/** Finds the pointers of the values in the texts of screens with a form, and of their questions. */
export const findTextPointers = (product: ProductSource): TextPointer[] =>
  pointersIn(
    findVisibleTexts(product).filter(({ step }) => step?.screen.screen.kind !== 'page'),
    (step, use) => scopeOfText(product, step, use),
  );

/** Finds the pointers of the values in the texts of pages, which depend on the screens that lead there. */
export const findPageTextPointers = (product: ProductSource): TextPointer[] =>
  pointersIn(
    findVisibleTexts(product).filter(({ step }) => step?.screen.screen.kind === 'page'),
    ({ screen }) => pageScope(product, screen),
  );

/** Finds the pointers of the values in the texts of one screen, and of its questions. */
export function findTextPointersOf(product: ProductSource, source: ScreenSource): TextPointer[] {
  const { app, appPath, documents } = product;
  // A copy of the whole product would have its analysis, for each screen anew.
  return pointersIn(
    findVisibleTexts({ app, appPath, documents, screens: [source] }),
    (step, use) =>
      source.screen.kind === 'page' ? pageScope(product, source) : scopeOfText(product, step, use),
  );
}

/** Returns the schema of the document that the values of a text are in. */
function scopeOfText(
  product: ProductSource,
  { screen, index, moment, response: shown }: TextStep,
  use: VisibleText['use'],
): JsonSchema {
  if (moment === 'load-failed' && use !== 'go')
    return closedSchema({ query: dataSourceCatalogue.query.schema });
  const scope = stepScope(product, screen, moment === 'before-load' ? -1 : index);
  if (!shown) return scope;
  const call = typeof shown.call === 'string' ? shown.call : undefined;
  const response = responseSchemaOf(product, call, shown.outcome);
  if (!response) return scope;
  return {
    ...scope,
    properties: { ...scope.properties, response },
    definitions: { ...scope.definitions, ...response.definitions },
  };
}

const pointersIn = (
  texts: VisibleText[],
  scopeOf: (step: TextStep, use: VisibleText['use']) => JsonSchema,
): TextPointer[] =>
  texts.flatMap(({ file, pointer, text, step, use }) =>
    step === undefined
      ? []
      : textValuesIn(text).map((value) => ({
          file,
          pointer,
          to: value.from,
          document: scopeOf(step, use),
          use,
          isRewritten: true as const,
          value,
          step,
        })),
  );
