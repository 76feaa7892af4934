import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'vitest';

const ending = '.txt';
const howToAccept = 'If the change is meant, accept it with: npm run forms:accept';

/**
 * Returns whether differences are accepted: by `npm run forms:accept`, or in the first run for a product, but never in
 * the first run of continuous integration.
 */
export const accepts = (folder: string, env: Record<string, string | undefined>): boolean =>
  env.ACCEPT_SNAPSHOTS === '1' || (!env.CI && !existsSync(folder));

/** The snapshots of one product: files with the outlines that were accepted last. Without a folder, none is kept. */
export class Snapshots {
  /** How long a difference has to stay before it counts, in milliseconds. */
  readonly patience: number;

  private readonly folder: string | undefined;
  private readonly accepting: boolean;

  /** @param accepting whether differences are accepted */
  constructor(
    folder: string | undefined,
    accepting = folder !== undefined && accepts(folder, process.env),
  ) {
    this.folder = folder;
    this.accepting = accepting;
    this.patience = accepting ? 500 : 5000;
  }

  /** Returns whether a text equals its file. */
  holds(name: string, text: string): boolean {
    return this.folder === undefined || this.read(name) === `${text}\n`;
  }

  /** Expects a text to equal its file. The test goes on, to show every difference at once. */
  compare(name: string, text: string): void {
    if (this.folder === undefined) return;
    const now = `${text}\n`;
    if (this.accepting) this.write(name, now);
    const shown = relative(resolve('.'), this.fileOf(name));
    expect.soft(now, `${shown} says something else. ${howToAccept}`).toBe(this.read(name));
  }

  /** Removes the files without a text if differences are accepted, and reports them otherwise. */
  compareNames(names: string[]): void {
    if (this.accepting) for (const name of this.stale(names)) rmSync(this.fileOf(name));
    const message = `snapshots of what is not there any more. ${howToAccept}`;
    expect(this.stale(names), message).toEqual([]);
  }

  /** Returns the text of a file, or a note that it does not exist. */
  read(name: string): string {
    try {
      return readFileSync(this.fileOf(name), 'utf8');
    } catch {
      return '(there is no such file yet)\n';
    }
  }

  /** Lists the existing snapshots that are not among these. */
  stale(names: string[]): string[] {
    return this.names().filter((name) => !names.includes(name));
  }

  private write(name: string, text: string): void {
    mkdirSync(dirname(this.fileOf(name)), { recursive: true });
    writeFileSync(this.fileOf(name), text);
  }

  private fileOf(name: string): string {
    return join(this.folder ?? '', name + ending);
  }

  private names(): string[] {
    if (this.folder === undefined || !existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));
  }
}
