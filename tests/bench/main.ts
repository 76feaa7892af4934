// Measures what many screens cost: to check, to compile, and to see a change while developing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCompiler } from './compiler.ts';
import { measureDevelopment } from './development.ts';
import { writeProduct } from './many-screens.ts';
import { report } from './report.ts';

const sizes = [10, 100, 1000];

const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const folderOf = (screens: number) => join(scratch, String(screens), 'forms');

try {
  for (const screens of sizes) await writeProduct(folderOf(screens), screens);
  // Once for nothing: the first round would measure how the machine gets going.
  await measureCompiler(folderOf(100), 100);
  const measured = [];
  for (const screens of sizes)
    measured.push(...(await measureCompiler(folderOf(screens), screens)));
  for (const screens of [10, 1000]) {
    const own = join(scratch, String(screens));
    measured.push(await measureDevelopment(folderOf(screens), screens, own));
  }
  console.log(report(measured));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
