import { isObject } from '../../../core/is-object.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { resolveRelative } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  inputsOf,
  isPointerInput,
  isWrittenValue,
  pointerInputsOf,
} from '../../model/calculation.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { sameAnswerSchemasIn } from '../../model/form/schema-parts.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { limitCalculationOf, mayCalculateLimits } from '../../schema/limit-calculations.ts';
import { optionScope } from '../mappings/scopes.ts';
import {
  insideMapping,
  type MappingSource,
  type PointerSource,
} from '../mappings/screen-mappings.ts';

/** A calculation of a definition, or one inside of it. */
export interface CalculationSource {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  /** Unchecked. */
  calculation: Record<string, unknown>;
  /** The schema of the document that its pointers point into. */
  document: JsonSchema;
}

/** The calculation that makes, proposes or limits a question's answer. Its relative pointers start there. */
export interface QuestionCalculation extends CalculationSource {
  key: 'calculated' | 'proposed' | 'limit';
  /** Of a limit: its keyword, and the schema that holds it. */
  limit?: { keyword: string; schema: JsonSchema };
  screen: ScreenSource;
  field: FieldSource;
}

/** Finds the calculations of the questions of a product, without those inside of others. */
export const findQuestionCalculations: (product: ProductSource) => QuestionCalculation[] =
  memoizeByObject((product) =>
    product.screens.flatMap((screen) => questionCalculations(product, screen)),
  );

/** Finds the calculations in mappings, without those inside of others. */
export const findMappingCalculations = (mappings: MappingSource[]): CalculationSource[] =>
  mappings.flatMap((source) => {
    const { file, pointer, mapping, document } = source;
    const read = readMapping(mapping);
    if (read.form !== 'calculated') return findMappingCalculations(insideMapping(source));
    const calculation = read.calculation as Record<string, unknown>;
    return [{ file, pointer: `${pointer}/calculated`, calculation, document }];
  });

function questionCalculations(product: ProductSource, screen: ScreenSource): QuestionCalculation[] {
  const found = new Map<string, QuestionCalculation>();
  for (const form of formsOfScreen(screen)) {
    for (const field of fieldsOf(form)) {
      for (const key of ['calculated', 'proposed'] as const) {
        const calculation = field.ui?.['ui:options']?.[key];
        if (field.kind !== 'question' || !isObject(calculation)) continue;
        const pointer = `${field.uiPointer}/ui:options/${key}`;
        const id = form.uiPath + pointer;
        // The place that asks the question has its type.
        if (found.has(id) && !field.asks) continue;
        const document = optionScope(product, screen, form);
        found.set(id, { key, file: form.uiPath, pointer, calculation, document, screen, field });
      }
    }
  }
  return [...found.values(), ...limitCalculations(product, screen)];
}

/** Finds the calculations at limits. The items of a list of plain values have no place for the value of one. */
const limitCalculations = (product: ProductSource, screen: ScreenSource): QuestionCalculation[] =>
  formsOfScreen(screen)
    .filter(({ schema }) => mayCalculateLimits(schema))
    .flatMap((form) =>
      fieldsOf(form)
        .filter(({ at }) => !at.endsWith('/-'))
        .flatMap((field) =>
          sameAnswerSchemasIn(field).flatMap(({ schema, pointerOf }) =>
            Object.entries(schema).flatMap(([keyword, value]): QuestionCalculation[] => {
              const calculation = limitCalculationOf(keyword, value);
              if (field.kind === 'group' || !calculation) return [];
              return [
                {
                  key: 'limit',
                  limit: { keyword, schema },
                  file: form.schemaPath,
                  pointer: `${pointerOf(keyword)}/calculated`,
                  calculation: calculation as Record<string, unknown>,
                  document: optionScope(product, screen, form),
                  screen,
                  field,
                },
              ];
            }),
          ),
        ),
    );

/** Returns a calculation and those inside of it. */
export const withInnerCalculations = <Source extends CalculationSource>(
  source: Source,
): Source[] => [
  source,
  ...inputsOf(source.calculation).flatMap(({ place, input }) =>
    isObject(input) && !isWrittenValue(input)
      ? withInnerCalculations({ ...source, pointer: source.pointer + place, calculation: input })
      : [],
  ),
];

/** Finds the pointers that the calculations of questions take, those relative to an answer as pointers from the root. */
export const findCalculationPointers = (product: ProductSource): PointerSource[] =>
  findQuestionCalculations(product).flatMap(({ file, pointer, calculation, document, field }) =>
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
