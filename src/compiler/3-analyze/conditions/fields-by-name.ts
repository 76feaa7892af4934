import type { FieldSource, ObjectSource } from '../../model/form/form-fields.ts';

/** The sources of fields by name: every place in the schemas that describes the field. */
export type FieldsByName = Map<string, FieldSource[]>;

/** Groups the fields of several objects by name. */
export function byName(objects: ObjectSource[]): FieldsByName {
  const fields: FieldsByName = new Map();
  for (const field of objects.flatMap((object) => object.fields)) {
    const sources = fields.get(field.name);
    if (sources) sources.push(field);
    else fields.set(field.name, [field]);
  }
  return fields;
}
