// Proves that pages show, send and end what the stores say, on a sample of paths that has everything once.
import { describe, inject, it } from 'vitest';
import { snapshotFolder } from '../../../.ci/snapshot-folder.mjs';
import type { Path, Walk } from '../../support/paths/path.ts';
import { pathCost, timeLimit } from '../../support/paths/walk-budget.ts';
import { sampleOf } from '../../support/sample.ts';
import { expectNone } from '../expect-none.ts';
import { journeyText } from '../journey-text.ts';
import { placeIn, testOf } from '../place-in.ts';
import { walkedInBrowser } from '../products.ts';
import { Snapshots } from '../snapshots.ts';
import { type PageOfPaths, pageFeatures, pagesOf, walkedProduct } from './walk/page-of-paths.ts';
import { failToLoad, sendInVain } from './walk/refusals.ts';
import { visit } from './walk/visit.ts';
import { walk } from './walk/walk.ts';
import { WalkLog } from './walk/walk-log.ts';

const products = await Promise.all(
  walkedInBrowser.map(([name, folder]) => walkedProduct(name, folder)),
);
const pages = sampleOf(products.flatMap(pagesOf), pageFeatures);

const drawn = products.filter((product) => pages.some((page) => page.product === product));

describe.each(drawn)('$name', (product) => {
  const { name, folder, source, model, screens, keepsFew } = product;
  const log = new WalkLog(new Snapshots(snapshotFolder(folder)));
  const origin = inject('served')[name] ?? '';

  for (const page of pages.filter((each) => each.product === product)) {
    const [{ screen, kind }] = page.paths as [Path];
    const file = `${source.root}/${screen}/screen.json`;
    const place = placeIn(source, file, { walk: '/submit', load: '/load', visit: '' }[kind]);
    const timeout = timeLimit(page.paths.reduce((cost, path) => cost + pathCost(path), 0));
    it(
      page.paths.map(({ title }) => title).join('; '),
      { timeout },
      testOf(place, () => follow(page)),
    );
  }

  async function follow({ paths }: PageOfPaths): Promise<void> {
    const visits = paths.filter((path) => path.kind === 'visit');
    const loads = paths.filter((path) => path.kind === 'load');
    const walks = paths.filter((path) => path.kind === 'walk');
    if (visits.length > 0) return visit(model, origin, visits, log);
    if (walks.length === 0) return failToLoad(model, origin, loads, log);
    const [path] = walks as [Walk];
    if (path.resend) return sendInVain(model, origin, { loads, walks }, log);
    const stage = await walk(model, origin, path, log);
    const screen = model.screens.find(({ id }) => id === path.screen);
    const { sent } = stage.provider;
    const told = { sent, origin, version: model.version };
    if (path.recorded && screen) log.write(path.id, journeyText(path, screen, told));
  }

  if (!keepsFew) {
    it('has reached and left every screen and every step', () => {
      // Of the others, the paths that open some steps may be left out.
      const reached = screens.flatMap((each) => (each.leftOut ? [] : [each.screen]));
      const complete = model.screens.filter(({ id }) => reached.includes(id));
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
  }
});
