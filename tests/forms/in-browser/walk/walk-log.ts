import { expect } from 'vitest';
import { narrowTargets } from '../../../support/narrow-targets.ts';
import type { Snapshots } from '../../snapshots.ts';
import { outline } from '../outline/outline.ts';
import { readTree } from '../outline/read-tree.ts';
import type { Stage } from '../stage.ts';

/** Records the snapshots of the walks through a product, and the screens and steps that they reached and left. */
export class WalkLog {
  private readonly snapshots: Snapshots;
  private readonly reachedPlaces = new Set<string>();
  private readonly leftPlaces = new Set<string>();

  constructor(snapshots: Snapshots) {
    this.snapshots = snapshots;
  }

  /** Records that a screen, or a step of it, is on the page. */
  reached(screen: string, step = ''): void {
    this.reachedPlaces.add(pointerOf(screen, step));
  }

  /** Records that the visitor has left a screen, or a step of it. */
  left(screen: string, step = ''): void {
    this.leftPlaces.add(pointerOf(screen, step));
  }

  hasReached = (screen: string, step = ''): boolean =>
    this.reachedPlaces.has(pointerOf(screen, step));
  hasLeft = (screen: string, step = ''): boolean => this.leftPlaces.has(pointerOf(screen, step));

  /**
   * Compares the outline of the page with its snapshot, and expects controls that are hit with ease. Whether its draft is
   * stored already is left out.
   */
  async look(file: string, title: string, { page, origin }: Stage): Promise<void> {
    // Answers are stored a moment after they are given, and a slow machine may look before or after that.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('[data-draft-status]')) {
        part.setAttribute('aria-hidden', 'true');
      }
    });
    const read = async () => `# ${title}\n\n${outline(await readTree(page), origin)}`;
    // Steps and summaries follow an answer in a later task, so a difference counts if it stays.
    const end = Date.now() + this.snapshots.patience;
    let seen = await read();
    while (!this.snapshots.holds(file, seen) && Date.now() < end) {
      await page.waitForTimeout(100);
      seen = await read();
    }
    this.snapshots.compare(file, seen);
    expect(await page.evaluate(narrowTargets), title).toEqual([]);
  }

  write(file: string, text: string): void {
    this.snapshots.compare(file, text);
  }
}

const pointerOf = (screen: string, step: string): string =>
  step === '' ? screen : `${screen}/${step}`;
