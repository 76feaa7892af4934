import { emitModule } from '../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { compileFolder, formatDiagnostic } from '../../src/compiler/index.ts';
import { writeProduct } from './many-screens.ts';
import { type Measured, median, milliseconds } from './median.ts';

/** Rounds of each measurement: the longer one is, the steadier it is by itself. */
const roundsFor = (screens: number) => (screens >= 1000 ? 1 : screens >= 100 ? 5 : 11);

/**
 * Measures how long a folder of definitions takes to read and check, and how long all its modules take to compile.
 * Each round has definitions of its own, so that none profits from what was worked out for another.
 *
 * @throws where the checker finds anything: the measured product has to be sound
 */
export async function measureCompiler(folder: string, screens: number): Promise<Measured[]> {
  const checks: number[] = [];
  const compiles: number[] = [];
  for (let round = 0; round < roundsFor(screens); round++) {
    await writeProduct(folder, screens, `field_${screens}_${round}`);
    const { result, time } = await milliseconds(() => compileFolder(folder));
    const { product, diagnostics } = result;
    const [first] = diagnostics;
    if (first)
      throw new Error(`${diagnostics.length} found: ${formatDiagnostic(first, undefined)}`);
    checks.push(time);
    const ids = product.screens.map(({ id }) => `${modulePrefix}/screen/${id}`);
    const compile = async () => {
      for (const id of [modulePrefix, ...ids]) {
        emitModule(product, id, { assetPath: (file) => file });
      }
    };
    compiles.push((await milliseconds(compile)).time);
  }
  return [
    { what: 'check', screens, value: median(checks) },
    { what: 'compile', screens, value: median(compiles) },
  ];
}
