import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeProduct } from './many-screens.ts';
import { type Measured, milliseconds } from './median.ts';

const timedBuild = ['--import', './.ci/save-memory.mjs', 'tests/bench/timed-build.mjs'];

/** Measures the build of a product: its time, its memory, and the script that every page loads first. */
export async function measureBuild(folder: string, screens: number): Promise<Measured[]> {
  await writeProduct(folder, screens);
  const dist = join(folder, '..', 'dist');
  const { NODE_ENV: _, ...inherited } = process.env;
  const { result, time } = await milliseconds(() =>
    promisify(execFile)(process.execPath, timedBuild, {
      // Whose time is that of Brotli alone.
      env: { ...inherited, FORMS_DIR: folder, OUT_DIR: dist, COMPRESS: 'no' },
      maxBuffer: 2 ** 26,
    }),
  );
  const { sizeReport, maxRSS } = JSON.parse(result.stdout.slice(result.stdout.lastIndexOf('{')));
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [, entry = ''] = /<script[^>]* src="\/([^"]+\.js)"/.exec(html) ?? [];
  const { size: bytes } = await stat(join(dist, entry));
  return [
    { what: 'build', screens, value: time },
    { what: 'build, size report', screens, value: sizeReport },
    { what: 'build, memory', screens, value: maxRSS / 1000, unit: 'MB' },
    { what: 'build, entry chunk', screens, value: bytes / 1000, unit: 'kB' },
  ];
}
