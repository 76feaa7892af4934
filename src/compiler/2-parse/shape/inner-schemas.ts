import { isObject } from '../../../core/is-object.ts';
import { partsOfMapping, readMapping } from '../../../core/mapping/read-mapping.ts';
import { toPointer } from '../../../core/pointer.ts';
import { inputsOf } from '../../model/calculation.ts';

/** A JSON Schema inside a value whose shape is free. */
interface InnerSchema {
  /** Pointer to it from the value. */
  pointer: string;
  schema: unknown;
}

/** Lists the schemas of the conditions in a mapping. */
export function schemasInMapping(mapping: unknown): InnerSchema[] {
  const read = readMapping(mapping);
  const own =
    read.form === 'when'
      ? partsOfWhen(read.when)
      : read.form === 'calculated'
        ? inside('/calculated', ownSchemas(read.calculation))
        : [];
  const parts = partsOfMapping(mapping).flatMap((part) =>
    inside(toPointer(part.path), schemasInMapping(part.mapping)),
  );
  return [...own, ...parts];
}

/** Lists the schemas of the conditions in the calculations inside of a calculation. */
export const schemasInInputs = (calculation: unknown): InnerSchema[] =>
  inputsOf(calculation).flatMap(({ place, input }) => inside(place, ownSchemas(input)));

function ownSchemas(calculation: unknown): InnerSchema[] {
  if (!isObject(calculation)) return [];
  const { when, where } = calculation;
  return [
    ...(isObject(when) ? partsOfWhen(when) : []),
    ...(where === undefined ? [] : [{ pointer: '/where', schema: where }]),
    ...schemasInInputs(calculation),
  ];
}

const partsOfWhen = (when: object): InnerSchema[] =>
  Object.entries(when).map(([source, schema]) => ({
    pointer: toPointer(['when', source]),
    schema,
  }));

const inside = (outer: string, schemas: InnerSchema[]): InnerSchema[] =>
  schemas.map(({ pointer, schema }) => ({ pointer: outer + pointer, schema }));
