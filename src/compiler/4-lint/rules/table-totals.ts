import { escapePart } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource } from '../../model/form/form-fields.ts';
import { cellsOf, isTable, rowsOf } from '../../model/form/tables.ts';
import { calculationOf, isHidden, writtenOptions } from '../../model/form/widget.ts';
import { suggestField } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The totals of a table are calculated questions beside it, each below a column.',
  checkForm: (form) => {
    const fields = eachFieldOf(form);
    const used = new Map<FieldSource, string>();
    return fields.flatMap((table) => {
      const { uiPointer, name: tableName, holder, kind } = table;
      const totals = table.ui?.['ui:options']?.totals as Record<string, string> | undefined;
      if (totals === undefined || kind === 'question') return [];
      const at = `${uiPointer}/ui:options/totals`;
      const found = (pointer: string, message: string, key?: true): Finding => ({
        file: form.uiPath,
        pointer,
        message,
        ...(key && { key }),
      });
      if (!isTable(table)) {
        return [
          found(at, `Only a table has totals. Write "ui:widget": "table", or remove them.`, true),
        ];
      }
      const { forEach } = writtenOptions(table.ui);
      const columns = rowsOf(table)
        .flatMap((row) => cellsOf(row).map(({ name }) => name))
        .filter((name) => name !== forEach);
      const beside = fields.filter((field) => field.holder === holder && field !== table);
      const possible = beside.filter(({ ui }) => calculationOf(ui) && !isHidden(ui));
      return Object.entries(totals).flatMap(([column, name]): Finding[] => {
        const pointer = `${at}/${escapePart(column)}`;
        if (!columns.includes(column)) {
          const message = `The table "${tableName}" has no column "${column}".${suggestField(column, columns)}`;
          return [found(pointer, message, true)];
        }
        const total = possible.find((field) => field.name === name);
        if (!total) {
          const isThere = beside.some((field) => field.name === name);
          const message = isThere
            ? `"${name}" is no total: write its calculation as "calculated", and show it.`
            : `There is no question "${name}" beside the table "${tableName}".`;
          const names = possible.map((field) => field.name);
          return [found(pointer, message + (isThere ? '' : suggestField(name, names)))];
        }
        const other = used.get(total);
        used.set(total, `${tableName}, ${column}`);
        return other === undefined
          ? placeFindings(total, tableName)
          : [found(pointer, `"${name}" is a total already (${other}). Write another question.`)];
      });
    });
  },
};

/** Finds keys of a total that say where it stands, which the table does. */
function placeFindings({ form, name, ui = {}, uiPointer, holder }: FieldSource, table: string) {
  const remove = `"${name}" stands in the last row of the table "${table}".`;
  const groups = holder.ui['ui:groups'] ?? [];
  return [
    ...(ui['ui:options']?.width === undefined ? [] : [`${uiPointer}/ui:options/width`]),
    ...(ui['ui:before'] === undefined ? [] : [`${uiPointer}/ui:before`]),
    ...groups.flatMap(({ fields }, index) =>
      fields.includes(name)
        ? [`${holder.uiPointer}/ui:groups/${index}/fields/${fields.indexOf(name)}`]
        : [],
    ),
  ].map(
    (pointer): Finding => ({
      file: form.uiPath,
      pointer,
      ...(!pointer.includes('/fields/') && { key: true }),
      message: `${remove} Remove it here.`,
    }),
  );
}
