import type { FieldSource, ObjectSource } from '../../model/form/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';

/** The sources of fields by name: every place in the schemas that describes the field. */
export type FieldsByName = Map<string, FieldSource[]>;

/** Groups the fields of several objects by name. */
export const byName = (objects: ObjectSource[]): FieldsByName =>
  groupBy(
    objects.flatMap(({ fields }) => fields),
    ({ name }) => name,
  );
