import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource, type ObjectSource } from '../../model/form/form-fields.ts';
import { cellsOf, isTable, rowFieldsOf, rowsOf } from '../../model/form/tables.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { groupBy } from '../../model/group-by.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The rows of a table are groups of one shape. The widgets of their questions have room in a cell.',
  checkForm: (form) =>
    eachFieldOf(form)
      .filter(isTable)
      .flatMap((table) => {
        if (!hasRows(table)) return [notGroups(table)];
        const rows = rowsOf(table);
        return [
          ...rowFieldsOf(table).flatMap((row) => rowFindings(table, row)),
          ...headingFindings(table, rows),
          ...rows.flatMap((row) => cellFindings(table, row)),
          ...unlikeFindings(table, rows),
        ];
      }),
};

/** Returns whether a table is a list of groups, or a group in which one is. */
const hasRows = (table: FieldSource): boolean =>
  table.kind === 'list'
    ? table.inside !== undefined
    : rowFieldsOf(table).some(({ kind }) => kind === 'group');

function notGroups({ form, name, kind, uiPointer }: FieldSource): Finding {
  const instead =
    kind === 'group'
      ? 'has questions alone. Put those of each row into a group; questions with the same choices are a "matrix".'
      : 'is neither. Remove it.';
  const message = `The widget "table" is that of a list of groups, or of a group of groups, which are its rows; "${name}" ${instead}`;
  return { file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message };
}

/** Finds fields of a group that can be no row, and texts that have no room between rows. */
function rowFindings(table: FieldSource, row: FieldSource): Finding[] {
  const { form, name, kind, pointer } = row;
  if (kind === 'group') {
    return [...textBefore(table, row), ...titleFinding(table, row), ...widgetFinding(table, row)];
  }
  const message = `"${name}" is a ${kind}, which can't be a row of the table "${table.name}". Move it out.`;
  return [{ file: form.schemaPath, pointer, key: true, message }];
}

/** Finds a row that nothing tells from the others. */
function titleFinding(table: FieldSource, { form, name, ui, schema, pointer }: FieldSource) {
  const title = inlineReferences(schema, form.schema.definitions).title ?? ui?.['ui:title'];
  if (title !== undefined) return [];
  const message = `"${name}" has no "title", which is that of its row in the table "${table.name}". Add one.`;
  return [{ file: form.schemaPath, pointer, key: true as const, message }];
}

function widgetFinding(table: FieldSource, { form, name, ui, uiPointer }: FieldSource): Finding[] {
  // The rule reports a table in a table where its rows are.
  if (ui?.['ui:widget'] === undefined || isTable({ ui })) return [];
  const message = `"${name}" is drawn as a row of the table "${table.name}". Remove its widget.`;
  return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, key: true, message }];
}

function textBefore(table: FieldSource, { form, name, ui, uiPointer }: FieldSource): Finding[] {
  if (ui?.['ui:before'] === undefined) return [];
  const message = `"${name}" is in the table "${table.name}", where no text has room. Remove it, or write "ui:description".`;
  return [{ file: form.uiPath, pointer: `${uiPointer}/ui:before`, key: true, message }];
}

function headingFindings(table: FieldSource, rows: ObjectSource[]): Finding[] {
  const objects = table.kind === 'group' && table.inside ? [table.inside, ...rows] : rows;
  return objects.flatMap(({ form, ui, uiPointer }): Finding[] => {
    if (ui['ui:groups'] === undefined) return [];
    const message = `The table "${table.name}" has one header, and no other headings. Remove them.`;
    return [{ file: form.uiPath, pointer: `${uiPointer}/ui:groups`, key: true, message }];
  });
}

/** Finds fields of a row that a cell can't show, and those whose column would have several titles. */
function cellFindings(table: FieldSource, row: ObjectSource): Finding[] {
  return [...groupBy(cellsOf(row), ({ name }) => name).values()].flatMap((places) => {
    const asking = places.filter(({ asks }) => asks);
    const [first] = asking;
    if (!first) return [];
    const titles = new Set(asking.flatMap(({ schema }) => schema.title ?? []));
    if (titles.size > 1 && first.ui?.['ui:title'] === undefined) {
      const message = `"${first.name}" has several titles, but its column in the table "${table.name}" has one. Write "ui:title".`;
      return [{ file: first.form.schemaPath, pointer: first.pointer, key: true as const, message }];
    }
    return [
      ...textBefore(table, first),
      ...asking.flatMap((place) => roomFinding(table, place)).slice(0, 1),
    ];
  });
}

function roomFinding(table: FieldSource, cell: FieldSource): Finding[] {
  const { form, name, kind, ui, uiPointer, schema, pointer } = cell;
  const inSchema = { file: form.schemaPath, pointer, key: true as const };
  if (kind !== 'question') {
    const message = `"${name}" is a ${kind}, which has no room in a cell of the table "${table.name}". Move it out, or remove "ui:widget": "table".`;
    return [{ ...inSchema, message }];
  }
  const widget = widgetOf(ui, schema);
  const instead = widgetEntry(widget)?.notInCell;
  if (instead === undefined) return [];
  const message = `"${name}" is asked with "${widget}", which has no room in a cell of the table "${table.name}". ${instead}`;
  return ui?.['ui:widget'] === undefined
    ? [{ ...inSchema, message }]
    : [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
}

/** Finds groups that differ from the first row of their table. */
function unlikeFindings(table: FieldSource, [first, ...others]: ObjectSource[]): Finding[] {
  if (!first) return [];
  const header = headerOf(first);
  const fields = rowFieldsOf(table);
  const nameOf = (row: ObjectSource) => fields.find(({ inside }) => inside === row)?.name;
  return others.flatMap((row): Finding[] => {
    const field = fields.find(({ inside }) => inside === row);
    if (field && headerOf(row) !== header) {
      const message = `"${field.name}" asks other questions than "${nameOf(first)}", but the rows of the table "${table.name}" have one header. Write the questions once, under "definitions".`;
      return [{ file: row.form.schemaPath, pointer: field.pointer, key: true, message }];
    }
    return layoutOf(row)
      .filter(([key, value]) => !layoutOf(first).some((one) => one[0] === key && one[1] === value))
      .map(([key]) => {
        const message = `The columns of the table "${table.name}" are laid out as those of its first row are. Write it at "${nameOf(first)}".`;
        return { file: row.form.uiPath, pointer: row.uiPointer + key, key: true, message };
      });
  });
}

/** Returns the header that a row would have, as a text. */
const headerOf = (row: ObjectSource): string =>
  JSON.stringify(
    [...groupBy(cellsOf(row), ({ name }) => name)]
      .map(([name, places]) => {
        const { ui, schema } = places.find(({ asks }) => asks) ?? { ui: {}, schema: {} };
        return [
          name,
          ui?.['ui:title'] ?? schema.title,
          ui?.['ui:description'] ?? schema.description,
        ];
      })
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Returns the keys of a row's ui schema that lay out the columns, by their pointers in it, each with its value as a text. */
const layoutOf = (row: ObjectSource): [string, string][] => [
  ...(row.ui['ui:order']
    ? [['/ui:order', JSON.stringify(row.ui['ui:order'])] as [string, string]]
    : []),
  ...cellsOf(row).flatMap(({ ui, uiPointer }): [string, string][] => {
    const width = ui?.['ui:options']?.width;
    const pointer = `${uiPointer.slice(row.uiPointer.length)}/ui:options/width`;
    return width === undefined ? [] : [[pointer, String(width)]];
  }),
];
