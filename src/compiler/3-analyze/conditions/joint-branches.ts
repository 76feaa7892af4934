import type { JsonSchema } from '../../../definition/json-schema.ts';
import { type ObjectSource, objectsOf } from '../../model/form/form-fields.ts';
import type { BranchCondition } from '../../model/form/schema-parts.ts';
import type { FormSource } from '../../model/product.ts';
import { testsOf } from './condition-tests.ts';
import type { ConditionSource } from './conditions.ts';
import { byName, type FieldsByName } from './fields-by-name.ts';
import { canHold } from './satisfiability.ts';

/**
 * Returns whether answers of a form can meet all of some conditions; `undefined` where that can't be decided, as for
 * conditions on several objects or on the answers of other forms.
 */
export function canApplyTogether(form: FormSource, all: BranchCondition[]): boolean | undefined {
  const conditions = all.filter(({ source }) => source === undefined || source === 'answers');
  const [first] = conditions;
  const object = objectsOf(form).find(({ at }) => at === first?.pointer);
  if (!first || !object || conditions.some(({ pointer }) => pointer !== first.pointer)) {
    return undefined;
  }
  const fields = byName([object]);
  const source = (schema: JsonSchema): ConditionSource => ({
    file: form.schemaPath,
    pointer: first.ifPointer,
    schema,
    fields,
  });
  const schemas = conditions.map(schemaOf);
  const known = new Set<string>();
  // A question that other answers open has none without them.
  for (const schema of schemas) {
    for (const name of new Set(testsOf(source(schema)).map((test) => test.name))) {
      if (known.has(name)) continue;
      known.add(name);
      const opened = openedBy(name, fields, object);
      if (opened === undefined) return undefined;
      schemas.push(...opened);
    }
  }
  return canHold(source({ allOf: schemas }));
}

/** Returns the conditions that hold wherever a field has an answer, if it is asked under conditions alone. */
function openedBy(
  name: string,
  fields: FieldsByName,
  { at }: ObjectSource,
): JsonSchema[] | undefined {
  const asking = (fields.get(name) ?? []).filter(({ asks }) => asks);
  const own = asking.map(({ conditions }) =>
    conditions.filter(
      ({ pointer, source }) => pointer === at && (source === undefined || source === 'answers'),
    ),
  );
  if (own.some((conditions) => conditions.length === 0)) return [];
  const ways = own.map((conditions) => ({ allOf: conditions.map(schemaOf) }));
  return ways.length === 0 ? undefined : [{ anyOf: [{ not: { required: [name] } }, ...ways] }];
}

const schemaOf = ({ if: schema, holds }: BranchCondition): JsonSchema =>
  holds ? schema : { not: schema };
