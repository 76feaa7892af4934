import { responseSchemasOf, type WrittenSchema } from '../model/form/written-schemas.ts';
import { formsOf, type ProductSource } from '../model/product.ts';
import { everySchemaIn } from '../schema/map-subschemas.ts';
import { conditionPartsOf } from './conditions/condition-parts.ts';
import { findValueConditions } from './conditions/value-conditions.ts';

/** Finds every schema of forms, responses and conditions, also those inside other schemas. */
export const findSchemas = (product: ProductSource): WrittenSchema[] =>
  [
    ...responseSchemasOf(product),
    ...product.screens.flatMap(conditionPartsOf),
    ...findValueConditions(product),
    ...formsOf(product).map(({ schemaPath: file, schema }) => ({ file, pointer: '', schema })),
  ].flatMap(({ file, pointer: at, schema: whole }) =>
    everySchemaIn(whole, at).map(({ schema, pointer }) => ({ file, pointer, schema })),
  );
