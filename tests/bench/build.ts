import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fieldsPerScreen, writeProduct } from './many-screens.ts';
import { type Measured, milliseconds } from './median.ts';

/** Prints the most memory that a process has taken, in kB, at its end. */
const reportMemory =
  'data:text/javascript,process.on("exit",()=>console.log("maxRSS",process.resourceUsage().maxRSS))';

const vite = 'node_modules/vite/bin/vite.js';

/** Measures the build of a product: its time, its memory, and the script that every page loads first. */
export async function measureBuild(folder: string, screens: number): Promise<Measured[]> {
  await writeProduct(folder, screens);
  const dist = join(folder, '..', 'dist');
  const { NODE_ENV: _, ...inherited } = process.env;
  const { result, time } = await milliseconds(() =>
    promisify(execFile)(
      process.execPath,
      ['--import', './.ci/save-memory.mjs', '--import', reportMemory, vite, 'build'],
      { env: { ...inherited, FORMS_DIR: folder, OUT_DIR: dist }, maxBuffer: 2 ** 26 },
    ),
  );
  const [, kilobytes] = /maxRSS (\d+)/.exec(result.stdout) ?? [];
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [, entry = ''] = /<script[^>]* src="\/([^"]+\.js)"/.exec(html) ?? [];
  const { size: bytes } = await stat(join(dist, entry));
  const size = `${screens} screens of ${fieldsPerScreen} fields`;
  return [
    { what: 'build', size, screens, time },
    { what: 'build, memory', size, screens, time: Number(kilobytes) / 1000, unit: 'MB' },
    { what: 'build, entry chunk', size, screens, time: bytes / 1000, unit: 'kB' },
  ];
}
