import { findStaleExamples } from '../../src/analysis/examples/stale-examples.ts';
import { findStaleJourneys } from '../../src/analysis/examples/stale-journeys.ts';
import { compileFolder, formatDiagnostic } from '../../src/compiler/index.ts';
import { writeProduct } from './many-screens.ts';
import { type Measured, milliseconds } from './median.ts';

/**
 * Measures how long the examples and journeys of a product take, which `npm run forms:check` runs after it has checked
 * the definitions.
 *
 * @throws where one does not come out as expected: the measured product has to be sound
 */
export async function measureJourneys(folder: string, screens: number): Promise<Measured> {
  await writeProduct(folder, screens);
  const compilation = await compileFolder(folder);
  const { result, time } = await milliseconds(async () => [
    ...findStaleExamples(compilation),
    ...(await findStaleJourneys(compilation.product, [])),
  ]);
  const [first] = result;
  if (first) throw new Error(`${result.length} found: ${formatDiagnostic(first, undefined)}`);
  return { what: 'examples and journeys', screens, value: time };
}
