import { arrangementOf } from '../../../definition/widget-catalogue/index.ts';
import { eachFieldOf, type FieldSource, fieldsOf, type ObjectSource } from './form-fields.ts';

/** Returns whether the rows of a list or a group are drawn below one header. */
export const isTable = ({ ui }: Pick<FieldSource, 'ui'>): boolean =>
  arrangementOf(ui?.['ui:widget']) !== undefined;

/** Returns the fields of a table that are its rows; a list has none, since all of its items are alike. */
export const rowFieldsOf = ({ form, kind, inside }: FieldSource): FieldSource[] =>
  kind === 'group' ? eachFieldOf(form).filter(({ holder }) => holder === inside) : [];

/** Returns the objects of a table that are its rows: the items of a list, or each group of a group. */
export const rowsOf = (table: FieldSource): ObjectSource[] =>
  [table, ...rowFieldsOf(table)].flatMap(({ kind, inside }, index) =>
    inside && (kind === 'list') === (index === 0) ? [inside] : [],
  );

/** Returns the fields in a row, at all places that describe them. */
export const cellsOf = (row: ObjectSource): FieldSource[] =>
  fieldsOf(row.form).filter(({ holder }) => holder === row);
