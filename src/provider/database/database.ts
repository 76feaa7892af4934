/**
 * The part of a PostgreSQL driver that the provider uses. All SQL in this folder is plain PostgreSQL: the embedded database
 * runs it, and a server does.
 */
export interface Queries {
  /**
   * Runs one statement.
   *
   * @param sql with parameters as $1, $2 ...
   * @param params their values; JSON is handed over as text
   * @returns the rows, with json columns parsed and timestamps as Date
   */
  query(sql: string, params?: unknown[]): Promise<DatabaseRow[]>;
}

export interface Database extends Queries {
  /** Runs statements that all take effect, or none of them where one fails or `run` rejects. */
  transaction<Result>(run: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Gives the space of removed rows back; absent where the server does so by itself.
   *
   * @param tables those of which rows were removed
   * @param erases whether nothing of removed rows may be left in the files, which takes much longer
   */
  freeSpace?(tables: string[], options?: { erases: boolean }): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseRow = Record<string, unknown>;
