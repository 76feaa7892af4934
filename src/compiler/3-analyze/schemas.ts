import { isObject } from '../../core/is-object.ts';
import { namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import type { OutcomeCondition } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { eachFieldOf } from '../model/form/form-fields.ts';
import { whenPartsOf } from '../model/form/question-conditions.ts';
import { responseSchemasOf, type WrittenSchema } from '../model/form/written-schemas.ts';
import { formsOf, type ProductSource, type ScreenSource } from '../model/product.ts';
import { requestsOf } from '../model/screen/requests.ts';
import { stepConditionsOf } from '../model/screen/step-conditions.ts';
import { everySchemaIn } from '../schema/map-subschemas.ts';
import { findValueConditions } from './conditions/value-conditions.ts';

/** Finds every schema of forms, responses and conditions, also those inside other schemas. */
export const findSchemas = (product: ProductSource): WrittenSchema[] =>
  [
    ...responseSchemasOf(product),
    ...product.screens.flatMap((screen) => [...stepSchemasOf(screen), ...outcomeSchemasOf(screen)]),
    ...findValueConditions(product),
    ...formsOf(product).flatMap((form) => [
      { file: form.schemaPath, pointer: '', schema: form.schema },
      ...eachFieldOf(form).flatMap(({ ui, uiPointer }) =>
        whenPartsOf(ui, uiPointer).map((part) => ({ ...part, file: form.uiPath })),
      ),
    ]),
  ].flatMap(({ file, pointer: at, schema: whole }) =>
    everySchemaIn(whole, at).map(({ schema, pointer }) => ({ file, pointer, schema })),
  );

/** Returns the conditions of the steps of a screen. */
const stepSchemasOf = (source: ScreenSource): WrittenSchema[] =>
  stepConditionsOf(source).flatMap(({ parts }) =>
    parts.map((part) => ({ ...part, file: source.path })),
  );

/** Returns the conditions of the outcomes of the calls of a screen. */
const outcomeSchemasOf = (source: ScreenSource): WrittenSchema[] =>
  requestsOf(source).flatMap(({ file, pointer: at, request }) =>
    namedOutcomes<OutcomeCondition>(request.outcomes).flatMap(({ pointer, outcome }) =>
      Object.entries(outcome.when ?? {}).flatMap(([name, schema]) =>
        isObject(schema)
          ? { file, pointer: `${at}/outcomes${pointer}/when/${name}`, schema: schema as JsonSchema }
          : [],
      ),
    ),
  );
