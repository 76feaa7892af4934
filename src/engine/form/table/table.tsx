import { type ReactNode, useContext, useMemo } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { escapePart, parentPointer } from '../../../core/pointer.ts';
import { useTexts } from '../../host.tsx';
import { useStore } from '../../state/use-store.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { Mark } from '../field/marks.tsx';
import { useForm } from '../form-context.tsx';
import { type Column, columnsOf } from './columns.ts';
import { ColumnsContext, RowTitleContext } from './table-context.ts';
import { TableFrame, TableRoom } from './table-frame.ts';
import { TotalsContext, totalsIn } from './totals.tsx';

interface TableProps {
  pointer: string;
  label: string | undefined;
  /** The ui schema of the list or group. */
  ui: unknown;
  /** The pointers of its rows. */
  rows: readonly string[];
  /** The names of the questions of a row. */
  names: readonly string[];
  /** The ui schema of each column, by its name. */
  columnUi: Record<string, FieldUi>;
  /** Whether its rows have buttons. */
  hasButtons?: boolean;
  children: ReactNode;
}

/** The fewest pixels in which columns of some widths can be read. */
const columnNeeds: Record<string, number> = { tick: 96, short: 152 };

/** The rows of a list or a group below one header, with the totals in the last row. */
export function Table(props: TableProps) {
  const { pointer, label, ui, rows, names, columnUi, hasButtons, children } = props;
  const columns = useColumns(rows, names);
  const drawn = useMemo(() => columns.map(({ name }) => name), [columns]);
  const fields = useContext(TotalsContext);
  const around = parentPointer(pointer);
  const totals = Object.entries(totalsIn(ui)).map(
    ([column, total]) => [column, fields.get(`${around}/${escapePart(total)}`)] as const,
  );
  const widthOf = ({ name, isTick }: Column) =>
    columnUi[name]?.['ui:options']?.width ?? (isTick ? 'tick' : columnUi[name]?.['ui:answerWidth']);
  const needs = columns.reduce(
    (sum, column) => sum + (columnNeeds[widthOf(column) ?? ''] ?? 170),
    hasButtons ? 230 : 120,
  );
  const last = hasButtons && <td />;
  return (
    <TableRoom>
      <TableFrame aria-label={label} needs={needs}>
        {columns.length > 0 && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.name} scope="col" data-width={widthOf(column)}>
                  {column.label}
                  <Mark>{column.mark}</Mark>
                  {column.description && <p>{column.description}</p>}
                  <Help text={columnUi[column.name]?.['ui:help']} />
                </th>
              ))}
              {last}
            </tr>
          </thead>
        )}
        <ColumnsContext value={drawn}>
          <tbody>{children}</tbody>
          {totals.length > 0 && (
            <tfoot>
              <tr>
                <td />
                <RowTitleContext value={undefined}>
                  {withEmptyCells(drawn, new Map(totals))}
                </RowTitleContext>
                {last}
              </tr>
            </tfoot>
          )}
        </ColumnsContext>
      </TableFrame>
    </TableRoom>
  );
}

const Help = ({ text }: { text: FieldUi['ui:help'] }) =>
  text !== undefined && (
    <p>
      <RichTextView text={text} />
    </p>
  );

/** Returns the cells of a row, with an empty one in each column without a field. */
export const withEmptyCells = (
  columns: readonly string[],
  fields: ReadonlyMap<string, ReactNode>,
): ReactNode[] => columns.map((name) => fields.get(name) ?? <td key={name} />);

/** Follows the columns in which a cell is asked, with their titles. */
function useColumns(rows: readonly string[], names: readonly string[]): Column[] {
  const texts = useTexts();
  const { store } = useForm();
  const text = useStore(store, () => JSON.stringify(columnsOf(store, rows, names, texts)));
  return useMemo(() => JSON.parse(text), [text]);
}
