import { createContext } from 'react';

/** The names of the questions that are the columns of the table around a row, in their order; absent outside of tables. */
export const ColumnsContext = createContext<readonly string[] | undefined>(undefined);

/** The title of the row around a cell; absent in the row of the totals. */
export const RowTitleContext = createContext<string | undefined>(undefined);
