// Proves that every path through every product ends and sends what its definitions say, by the stores of the engine.
import { describe, it } from 'vitest';
import { snapshotFolder } from '../../.ci/snapshot-folder.mjs';
import { describePaths } from '../support/paths/describe-paths.ts';
import { snapshotFiles } from '../support/paths/list-paths.ts';
import type { FailedLoad, Path, Walk } from '../support/paths/path.ts';
import { proven } from './form/proven-forms.ts';
import { isRecordedByStores, pagesOf, walkedProduct } from './in-browser/walk/page-of-paths.ts';
import { journeyContext } from './journey-context.ts';
import { journeyText } from './journey-text.ts';
import { withoutWords } from './page-sources.ts';
import { placeIn, testOf } from './place-in.ts';
import { named } from './products.ts';
import { Snapshots } from './snapshots.ts';
import { walkWithoutPage } from './walk-without-page.ts';

describe.each(named)('%s', async (name, folder) => {
  const walked = await walkedProduct(name, folder);
  const { source, model, screens, keepsFew } = walked;
  // No sample answer has this address, so that a snapshot tells one from the other.
  const context = { ...journeyContext(await proven(folder)), origin: 'https://product.test' };
  const words = { origin: context.origin, version: model.version };
  const snapshots = new Snapshots(snapshotFolder(folder));
  const sent: string[] = [];

  for (const path of screens.flatMap((screen) => screen.paths).filter(isSubmitted)) {
    const place = placeIn(source, `${source.root}/${path.screen}/screen.json`, '/submit');
    it(
      path.title,
      testOf(place, () => follow(path)),
    );
  }

  async function follow(path: Walk | FailedLoad): Promise<void> {
    const run = await walkWithoutPage(context, model.calls, path);
    if (path.kind === 'load' || !path.recorded) return;
    const body = JSON.stringify(run.body, null, 2);
    sent.push(`# ${path.title}\n\nsends ${withoutWords(body, words)}\n`);
    const screen = model.screens.find(({ id }) => id === path.screen);
    if (keepsFew || !screen || !isRecordedByStores(path)) return;
    snapshots.compare(path.id, journeyText(path, screen, { ...run, ...words }));
  }

  if (keepsFew) {
    it('sends the same as before', () => snapshots.compare('sent', sent.join('\n')));
  } else {
    it('has these paths', () => {
      const text = describePaths(model.name, screens);
      snapshots.compare('paths', text);
      console.log(text.split('\n').at(-1));
    });
  }

  it('has no snapshot of what is not there any more', () => {
    const drawn = pagesOf(walked).flatMap(({ paths }) => paths);
    const files = keepsFew
      ? ['sent', ...snapshotFiles([{ paths: drawn }])]
      : ['paths', ...snapshotFiles(screens)];
    snapshots.compareNames(files);
  });
});

const isSubmitted = (path: Path): path is Walk | FailedLoad => path.kind !== 'visit';
