import { describe, inject, it } from 'vitest';
import { describePaths } from '../../support/paths/describe-paths.ts';
import { listPaths, snapshotFiles } from '../../support/paths/list-paths.ts';
import type { Path } from '../../support/paths/path.ts';
import { pathCost, timeLimit, walkablePaths } from '../../support/paths/walk-budget.ts';
import { expectNone } from '../expect-none.ts';
import { placeIn, testOf } from '../place-in.ts';
import { productModels } from './product-models.ts';
import { snapshotFolder } from './snapshots/folder.ts';
import { Snapshots } from './snapshots/snapshots.ts';
import { screensToProve } from './touched.ts';
import { journeyText } from './walk/journey-text.ts';
import { failToLoad, visit } from './walk/load-and-visit.ts';
import { walk } from './walk/walk.ts';
import { WalkLog } from './walk/walk-log.ts';

describe.each(productModels)('$name', ({ name, folder, source, product }) => {
  const screens = walkablePaths(listPaths(product));
  const proved = screensToProve(folder, product);
  const walked = screens.filter(({ screen }) => proved.has(screen));
  const paths = walked.flatMap((each) => each.paths);
  const snapshots = new Snapshots(snapshotFolder(folder));
  const log = new WalkLog(snapshots);
  const origin = inject('served')[name] ?? '';

  for (const path of paths) {
    const file = `${source.root}/${path.screen}/screen.json`;
    const place = placeIn(source, file, { walk: '/submit', load: '/load', visit: '' }[path.kind]);
    const timeout = timeLimit(pathCost(path));
    it(
      path.title,
      { timeout },
      testOf(place, () => follow(path)),
    );
  }

  async function follow(path: Path): Promise<void> {
    switch (path.kind) {
      case 'walk': {
        const stage = await walk(product, origin, path, log);
        const screen = product.screens.find(({ id }) => id === path.screen);
        if (path.recorded && screen) log.write(path.id, journeyText(path, screen, stage));
        break;
      }
      case 'load':
        return failToLoad(product, origin, path, log);
      case 'visit':
        return visit(product, origin, path, log);
    }
  }

  it('has reached and left every screen and every step', () => {
    // Of the others, the paths that open some steps may be left out.
    const reached = walked.flatMap((each) => (each.leftOut ? [] : [each.screen]));
    const complete = product.screens.filter(({ id }) => reached.includes(id));
    const missing = complete.flatMap(({ id, steps }) => {
      const place = placeIn(source, `${source.root}/${id}/screen.json`, '/steps');
      return [
        ...(log.hasReached(id) ? [] : [`${place}: No path reaches the screen "${id}".`]),
        ...steps.flatMap(({ id: step }) => [
          ...(log.hasReached(id, step) ? [] : [`${place}: No path reaches the step "${step}".`]),
          ...(log.hasLeft(id, step) ? [] : [`${place}: No path leaves the step "${step}".`]),
        ]),
      ];
    });
    expectNone(missing);
  });

  it('has these paths', () => {
    const text = describePaths(product.name, screens);
    snapshots.compare('paths', text);
    console.log(text.split('\n').at(-1));
  });

  it('has no snapshot of what is not there any more', () => {
    snapshots.compareNames(['paths', ...snapshotFiles(screens)]);
  });
});
