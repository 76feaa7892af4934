/**
 * What the sandbox needs of a PostgreSQL database. All SQL in this folder is plain PostgreSQL, so a driver for a
 * server fits in just as well as the embedded one.
 */
export interface Database {
  /**
   * Runs one statement.
   *
   * @param sql with parameters as $1, $2 ...
   * @param params their values; JSON is handed over as text
   * @returns the rows, with json columns parsed and timestamps as Date
   */
  query(sql: string, params?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export type Row = Record<string, unknown>;
