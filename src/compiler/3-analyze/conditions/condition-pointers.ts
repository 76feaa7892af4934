import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { escapePart } from '../../../core/pointer.ts';
import { dataSourceCatalogue } from '../../../definition/data-sources.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { eachFieldOf } from '../../model/form/form-fields.ts';
import { whenPartsOf } from '../../model/form/question-conditions.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { stepConditionsOf } from '../../model/screen/step-conditions.ts';
import { operandsOf } from '../../schema/map-subschemas.ts';
import { closedSchema } from '../mappings/mapping-schemas.ts';
import { anySchema, mappingScope } from '../mappings/scopes.ts';
import type { PointerSource } from '../mappings/screen-mappings.ts';
import { findValueConditions, type ValueCondition } from './value-conditions.ts';

/** Finds the values that conditions test beside the answers, as pointers to them. */
export const findConditionPointers: (product: ProductSource) => PointerSource[] = memoizeByObject(
  (product) => [
    ...product.screens.flatMap((source) => [
      ...outcomePointers(product, source),
      ...stepPointers(product, source),
      ...questionPointers(product, source),
    ]),
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

function stepPointers(product: ProductSource, source: ScreenSource): PointerSource[] {
  const { loaded } = mappingScope(product, source);
  const schemas = { loaded, query: dataSourceCatalogue.query.schema };
  return stepConditionsOf(source).flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.source === 'answers'
        ? []
        : testPointers(source.path, part.schema, part.pointer, part.source, schemas[part.source]),
    ),
  );
}

function questionPointers(product: ProductSource, source: ScreenSource): PointerSource[] {
  const { loaded } = mappingScope(product, source);
  const schemas = { loaded, query: dataSourceCatalogue.query.schema };
  return formsOfScreen(source).flatMap((form) =>
    eachFieldOf(form).flatMap(({ ui, uiPointer }) =>
      whenPartsOf(ui, uiPointer).flatMap((part) =>
        part.source === 'answers' || part.source === 'item'
          ? []
          : testPointers(form.uiPath, part.schema, part.pointer, part.source, schemas[part.source]),
      ),
    ),
  );
}

function outcomePointers(product: ProductSource, source: ScreenSource): PointerSource[] {
  const { loaded } = mappingScope(product, source);
  return requestsOf(source).flatMap(({ file, pointer: place, request }) =>
    namedOutcomes<OutcomeCondition>(request.outcomes).flatMap(({ name, pointer, outcome }) => {
      const call = getOwn(product.app.calls, request.call);
      const response = name === 'success' ? call?.response : undefined;
      const schemas = { response, loaded, query: dataSourceCatalogue.query.schema };
      return Object.entries(schemas).flatMap(([root, schema]) => {
        const tests = outcome.when?.[root as keyof typeof schemas];
        if (!isObject(tests)) return [];
        const at = `${place}/outcomes${pointer}/when/${root}`;
        return testPointers(file, tests, at, root, schema as JsonSchema | undefined);
      });
    }),
  );
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
