import { describe, inject, it } from 'vitest';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import { describePaths } from '../../support/paths/describe-paths.ts';
import { listPaths, snapshotFiles } from '../../support/paths/list-paths.ts';
import { isInBrowser, type Path, type Walk } from '../../support/paths/path.ts';
import { pathsByPage } from '../../support/paths/paths-by-page.ts';
import { pathCost, timeLimit, walkablePaths } from '../../support/paths/walk-budget.ts';
import { expectNone } from '../expect-none.ts';
import { proven } from '../form/proven-forms.ts';
import { journeyContext } from '../journey-context.ts';
import { placeIn, testOf } from '../place-in.ts';
import { keepsFewSnapshots } from '../products.ts';
import { productModels } from './product-models.ts';
import { snapshotFolder } from './snapshots/folder.ts';
import { Snapshots } from './snapshots/snapshots.ts';
import { screensToProve } from './touched.ts';
import { journeyText } from './walk/journey-text.ts';
import { failToLoad, sendInVain } from './walk/refusals.ts';
import { visit } from './walk/visit.ts';
import { walk } from './walk/walk.ts';
import { WalkLog } from './walk/walk-log.ts';
import { walkWithoutPage } from './walk/walk-without-page.ts';

if (productModels.length === 0) it.skip('no product is proven as a whole');

describe.each(productModels)('$name', ({ name, folder, source, product }) => {
  const screens = walkablePaths(listPaths(product));
  const proved = screensToProve(folder, product);
  const walked = screens.filter(({ screen }) => proved.has(screen));
  const snapshots = new Snapshots(keepsFewSnapshots(folder) ? undefined : snapshotFolder(folder));
  const log = new WalkLog(snapshots);
  const origin = inject('served')[name] ?? '';

  for (const paths of walked.flatMap((each) => pathsByPage(each.paths.filter(isInBrowser)))) {
    const [{ screen, kind }] = paths as [Path];
    const file = `${source.root}/${screen}/screen.json`;
    const place = placeIn(source, file, { walk: '/submit', load: '/load', visit: '' }[kind]);
    const timeout = timeLimit(paths.reduce((cost, path) => cost + pathCost(path), 0));
    it(
      paths.map(({ title }) => title).join('; '),
      { timeout },
      testOf(place, () => follow(paths)),
    );
  }

  async function follow(paths: Path[]): Promise<void> {
    const visits = paths.filter((path) => path.kind === 'visit');
    const loads = paths.filter((path) => path.kind === 'load');
    const walks = paths.filter((path) => path.kind === 'walk');
    if (visits.length > 0) return visit(product, origin, visits, log);
    if (walks.length === 0) return failToLoad(product, origin, loads, log);
    const [path] = walks as [Walk];
    if (path.resend) return sendInVain(product, origin, { loads, walks }, log);
    const stage = await walk(product, origin, path, log);
    const screen = product.screens.find(({ id }) => id === path.screen);
    const { sent } = stage.provider;
    if (path.recorded && screen) log.write(path.id, journeyText(path, screen, { sent, origin }));
  }

  // After the pages, whose records the stores repeat to the letter.
  for (const path of walked.flatMap((each) => each.paths.filter(isRecorded))) {
    const place = placeIn(source, `${source.root}/${path.screen}/screen.json`, '/submit');
    it(
      `without a page: ${path.title}`,
      testOf(place, () => repeat(path)),
    );
  }

  async function repeat(path: Walk): Promise<void> {
    const context = { ...journeyContext(await proven(folder)), origin };
    const screen = product.screens.find(({ id }) => id === path.screen) as ScreenModel;
    log.write(path.id, await walkWithoutPage(context, product.calls, screen, path));
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

/** Returns whether a snapshot has what is sent. On the way through exits, a page also calls what the stores do not. */
const isRecorded = (path: Path): path is Walk =>
  path.kind === 'walk' && path.recorded && !path.steps.some(({ exits = [] }) => exits.length > 0);
