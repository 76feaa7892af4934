import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';

const ending = '.txt';
const howToAccept = 'If the change is meant, accept it with: npm run forms:accept';

/** The snapshots of one product: files with the outlines that were accepted last. */
export class Snapshots {
  /** How long a difference has to stay before it counts, in milliseconds. */
  readonly patience: number;

  private readonly folder: string;
  private readonly accepting: boolean;

  /** @param accepting whether differences are accepted */
  constructor(folder: string, accepting = process.env.ACCEPT_SNAPSHOTS === '1') {
    this.folder = folder;
    this.accepting = accepting;
    this.patience = accepting ? 500 : 5000;
  }

  /** Returns whether a text equals its file. */
  holds(name: string, text: string): boolean {
    return this.read(name) === `${text}\n`;
  }

  /** Expects a text to equal its file. The test goes on, to show every difference at once. */
  compare(name: string, text: string, judge: typeof expect | typeof expect.soft = expect.soft) {
    const now = `${text}\n`;
    if (this.accepting) this.write(name, now);
    const shown = relative(process.env.INIT_CWD || '.', this.fileOf(name));
    judge(now, `${shown} says something else. ${howToAccept}`).toBe(this.read(name));
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
    return join(this.folder, name + ending);
  }

  private names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));
  }
}
