import { getOwn } from '../../../core/get-own.ts';
import { escapePart } from '../../../core/pointer.ts';
import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { ProductSource, ScreenSource } from '../../model/product.ts';
import { operandsOf } from '../../schema/map-subschemas.ts';
import { closedSchema } from '../mappings/mapping-schemas.ts';
import { anySchema, mappingScope } from '../mappings/scopes.ts';
import type { PointerSource } from '../mappings/screen-mappings.ts';
import { conditionPartsOf } from './condition-parts.ts';
import { findValueConditions, type ValueCondition } from './value-conditions.ts';

/** Finds the values that conditions test beside the answers, as pointers to them. */
export const findConditionPointers: (product: ProductSource) => PointerSource[] = memoizeByObject(
  (product) => [
    ...product.screens.flatMap((screen) => screenPointers(product, screen)),
    ...findValueConditions(product).flatMap(valuePointers),
  ],
);

/** Returns the pointers to the values beside answers that the condition of a mapping or of a calculation tests. */
export function valuePointers({ fields, ...condition }: ValueCondition): PointerSource[] {
  const { file, pointer, schema, to, document, isKnown } = condition;
  if (fields) return [];
  if (!isKnown) return [{ file, pointer, to, document, isKey: true }];
  return testedNames(schema, pointer, to).map((tested) => ({ file, document, ...tested }));
}

/** Returns the pointers to the values of other data sources than answers that the conditions of a screen test. */
function screenPointers(product: ProductSource, screen: ScreenSource): PointerSource[] {
  const { loaded } = mappingScope(product, screen);
  return conditionPartsOf(screen).flatMap(({ file, pointer, source, schema, owner }) => {
    if (source === 'answers' || source === 'item') return [];
    const isSuccess = owner.kind === 'outcome' && owner.name === 'success';
    const call = isSuccess ? getOwn(product.app.calls, owner.request.request.call) : undefined;
    const response = call?.response as JsonSchema | undefined;
    const documents = { response, loaded, query: dataSourceCatalogue.query.schema };
    const document = documents[source as keyof typeof documents];
    return testPointers(file, schema, pointer, source, document);
  });
}

/** Returns the pointers to the values of a data source that a condition tests. */
function testPointers(
  file: string,
  tests: JsonSchema,
  at: string,
  root: string,
  schema: JsonSchema = anySchema,
): PointerSource[] {
  const document = { ...closedSchema({ [root]: schema }), definitions: schema.definitions };
  return testedNames(tests, at, `/${root}`).map((tested) => ({ file, document, ...tested }));
}

/** Lists the names that a condition tests or requires, with the pointers to their values. */
function testedNames(
  schema: JsonSchema,
  at: string,
  to: string,
): Pick<PointerSource, 'pointer' | 'to' | 'isKey' | 'isRewritten'>[] {
  const { properties = {}, required = [] } = schema;
  const inner = (name: string) => `${to}/${escapePart(name)}`;
  return [
    ...Object.entries(properties).flatMap(([name, test]) => {
      const pointer = `${at}/properties/${escapePart(name)}`;
      const own = { pointer, to: inner(name), isKey: true as const };
      return [own, ...testedNames(test, pointer, inner(name))];
    }),
    ...required
      .map((name, index) => ({ name, pointer: `${at}/required/${index}` }))
      .filter(({ name }) => !Object.hasOwn(properties, name))
      .map(({ name, pointer }) => ({ pointer, to: inner(name), isRewritten: true as const })),
    ...operandsOf(schema, at).flatMap((part) => testedNames(part.schema, part.pointer, to)),
  ];
}
