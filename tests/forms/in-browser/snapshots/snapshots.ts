import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'vitest';

/** Set by `npm run forms:accept`: what is seen now is what is meant. */
const accepting = process.env.ACCEPT_SNAPSHOTS === '1';
const ending = '.txt';

/** The snapshots of one product: files that say what was seen when somebody last looked at it. */
export class Snapshots {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What is there now has to be what the file says. The test goes on, to show every difference at once. */
  compare(name: string, text: string): void {
    const file = join(this.folder, name + ending);
    const now = `${text}\n`;
    if (accepting) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, now);
      return;
    }
    const shown = relative(resolve('.'), file);
    expect.soft(now, `${shown} says something else. ${howToAccept}`).toBe(contentOf(file));
  }

  /** Files that nothing fills any more are taken away, or found fault with. */
  compareNames(names: string[]): void {
    const known = new Set(names.map((name) => name + ending));
    const stale = this.files().filter((file) => !known.has(file));
    if (accepting) for (const file of stale) rmSync(join(this.folder, file));
    else expect(stale, `snapshots of what is not there any more. ${howToAccept}`).toEqual([]);
  }

  private files(): string[] {
    try {
      return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith(ending));
    } catch {
      return [];
    }
  }
}

const howToAccept = 'If the change is meant, accept it with: npm run forms:accept';

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '(there is no such file yet)\n';
  }
}
