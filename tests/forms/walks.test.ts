import { describe, expect, it } from 'vitest';
import { runJourney } from '../../src/analysis/journeys/run-journey.ts';
import { listPaths } from '../support/paths/list-paths.ts';
import type { FailedLoad, Path, Walk } from '../support/paths/path.ts';
import { proven } from './form/proven-forms.ts';
import { snapshotFolder } from './in-browser/snapshots/folder.ts';
import { Snapshots } from './in-browser/snapshots/snapshots.ts';
import { journeyContext } from './journey-context.ts';
import { withoutWords } from './page-sources.ts';
import { sampleProducts } from './products.ts';
import { journeyEndOf, journeyOf } from './walk-journey.ts';

if (sampleProducts.length === 0) it.skip('a product from elsewhere is proven as a whole');

/** Walks each path of the products that a browser does not prove, by the stores of the engine, and records what is sent. */
describe.each(sampleProducts)('%s', async (_name, folder) => {
  const product = await proven(folder);
  const context = journeyContext(product);
  const paths = listPaths(product.written).flatMap((screen) => screen.paths.filter(isSubmitted));
  const sent: string[] = [];

  it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const run = await runJourney(context, journeyOf(path));
    expect(run.stop).toBeUndefined();
    expect(run.end).toEqual(journeyEndOf(path.expectedEnd));
    if (path.kind === 'load' || !path.recorded) return;
    const body = JSON.stringify(run.sent, null, 2);
    sent.push(`# ${path.title}\n\nsends ${withoutWords(body, context.origin)}\n`);
  });

  it('sends the same as before', () => {
    new Snapshots(snapshotFolder(folder)).compare('sent', sent.join('\n'));
  });
});

const isSubmitted = (path: Path): path is Walk | FailedLoad => path.kind !== 'visit';
