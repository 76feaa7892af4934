import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { eachFieldOf } from '../model/form-fields.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import { whenPartsOf } from '../model/question-conditions.ts';
import { stepConditionsOf } from '../model/step-conditions.ts';
import { everySchemaIn } from '../schema/map-subschemas.ts';
import { findValueConditions } from './value-conditions.ts';

/** A regular expression of a schema. */
export interface PatternSource {
  file: string;
  pointer: string;
  pattern: string;
  /** Most characters of a text that is matched, where its length is limited beside the expression. */
  maxLength?: number;
}

/** Finds the regular expressions in the schemas of forms, responses and conditions. */
export function findPatterns(product: ProductSource): PatternSource[] {
  const { app, appPath, screens } = product;
  return [
    ...Object.entries(app.calls ?? {}).flatMap(([name, call]) =>
      patternsIn(appPath, call.response, `/calls/${escapePart(name)}/response`),
    ),
    ...screens.flatMap((screen) =>
      stepConditionsOf(screen).flatMap(({ parts }) =>
        parts.flatMap(({ schema, pointer }) => patternsIn(screen.path, schema, pointer)),
      ),
    ),
    ...findValueConditions(product).flatMap(({ file, schema, pointer }) =>
      patternsIn(file, schema, pointer),
    ),
    ...formsOf(product).flatMap((form) => [
      ...patternsIn(form.schemaPath, form.schema, ''),
      ...eachFieldOf(form).flatMap(({ ui, uiPointer }) =>
        whenPartsOf(ui, uiPointer).flatMap(({ schema, pointer }) =>
          patternsIn(form.uiPath, schema, pointer),
        ),
      ),
    ]),
  ];
}

function patternsIn(file: string, written: unknown, at: string): PatternSource[] {
  if (!isObject(written)) return [];
  return everySchemaIn(written as JsonSchema, at).flatMap(({ schema, pointer }) => {
    const { pattern, maxLength } = schema;
    if (typeof pattern !== 'string') return [];
    const limit = typeof maxLength === 'number' ? { maxLength } : {};
    return [{ file, pointer: `${pointer}/pattern`, pattern, ...limit }];
  });
}
