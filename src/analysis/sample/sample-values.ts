import type { FieldSource } from '../../compiler/index.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/**
 * Returns the items of a list of plain values: as many as it needs, all different where they have to be.
 *
 * @param places the places that describe the list and apply to it
 * @param rules their schemas, and other ones that the list has to match
 * @param sample returns a sample of the item at a position, which matches a further schema
 */
export function sampleValues(
  places: FieldSource[],
  rules: JsonSchema[],
  sample: (items: FieldSource[], position: number, further: JsonSchema) => unknown,
): unknown[] {
  const items = (places[0]?.items ?? []).filter(({ conditions }) =>
    places.some((place) => place.conditions === conditions),
  );
  const length = Math.max(1, ...rules.map(({ minItems = 0 }) => minItems));
  const areUnique = rules.some(({ uniqueItems }) => uniqueItems);
  const wanted = rules.flatMap(({ contains }) => (contains ? [contains as JsonSchema] : []));
  const values: unknown[] = [];
  for (let position = 0; position < length; position++) {
    const others = areUnique && values.length > 0 ? { not: { enum: [...values] } } : {};
    const further = position === 0 && wanted.length > 0 ? { allOf: wanted } : others;
    values.push(sample(items, position, further) ?? sample(items, position, {}));
  }
  return values;
}
