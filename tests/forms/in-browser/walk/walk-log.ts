import { outline } from '../outline/outline.ts';
import { readTree } from '../outline/read-tree.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import type { Stage } from '../stage.ts';

/** What the walks through a product have come by: snapshots, and the places they were at. */
export class WalkLog {
  private readonly snapshots: Snapshots;
  private readonly reachedPlaces = new Set<string>();
  private readonly leftPlaces = new Set<string>();

  constructor(snapshots: Snapshots) {
    this.snapshots = snapshots;
  }

  /** A screen, or a step of it, is on the page. */
  reached(screen: string, step = ''): void {
    this.reachedPlaces.add(placeOf(screen, step));
  }

  /** The visitor has got on from a screen, or from a step of it. */
  left(screen: string, step = ''): void {
    this.leftPlaces.add(placeOf(screen, step));
  }

  hasReached = (screen: string, step = ''): boolean =>
    this.reachedPlaces.has(placeOf(screen, step));
  hasLeft = (screen: string, step = ''): boolean => this.leftPlaces.has(placeOf(screen, step));

  /** Compares what is on the page with its snapshot. */
  async look(file: string, title: string, { page, origin }: Stage): Promise<void> {
    const seen = outline(await readTree(page), origin);
    this.snapshots.compare(file, `# ${title}\n\n${seen}`);
  }

  write(file: string, text: string): void {
    this.snapshots.compare(file, text);
  }
}

const placeOf = (screen: string, step: string): string =>
  step === '' ? screen : `${screen}/${step}`;
