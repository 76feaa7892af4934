import { compareRevisions } from '../../src/analysis/diff/compare-revisions.ts';
import { readForms } from '../../src/compiler/index.ts';
import { firstLabel, firstSchema, writeProduct } from './many-screens.ts';
import { type Measured, median, milliseconds } from './median.ts';

const rounds = 5;

/** Measures how long it takes to tell what one changed label changes. */
export async function measureDiff(folder: string, screens: number): Promise<Measured> {
  await writeProduct(folder, screens);
  const sources = await readForms(folder);
  const path = `forms/${firstSchema}`;
  const changed = (sources.texts.get(path) ?? '').replace(firstLabel, 'Your name');
  const texts = new Map(sources.texts).set(path, changed);
  const side = { root: 'forms', pictures: () => undefined };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { result, time } = await milliseconds(async () =>
      compareRevisions({ ...side, sources }, { ...side, sources: { ...sources, texts } }),
    );
    if (result.changes.length !== 1) throw new Error(`${result.changes.length} changes, not 1.`);
    times.push(time);
  }
  return { what: 'diff', screens, value: median(times) };
}
