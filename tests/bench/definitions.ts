import { join } from 'node:path';
import { measureBuild } from './build.ts';
import { measureCompiler } from './compiler.ts';
import { measureDevelopment } from './development.ts';
import { measureDiff } from './diff.ts';
import { measureGallery } from './gallery.ts';
import { measureJourneys } from './journeys.ts';
import { measurePaths } from './paths.ts';
import { report } from './report.ts';

const sizes = [10, 100, 1000];

/** Measures what many screens cost: to check, to compile, to compare, to build, to prove, and to see while developing. */
export async function measureDefinitions(scratch: string): Promise<string> {
  const folderOf = (screens: number) => join(scratch, String(screens), 'forms');
  const measure = (screens: number) => measureCompiler(folderOf(screens), screens);
  // Once for nothing: the first round would measure how the machine gets going.
  await measure(100);
  const measured = [];
  for (const screens of sizes) measured.push(...(await measure(screens)));
  for (const screens of sizes) measured.push(await measureDiff(folderOf(screens), screens));
  for (const screens of sizes) measured.push(await measureJourneys(folderOf(screens), screens));
  for (const screens of sizes) measured.push(await measurePaths(folderOf(screens), screens));
  for (const screens of sizes) measured.push(...(await measureBuild(folderOf(screens), screens)));
  for (const screens of sizes) measured.push(...(await measureGallery(scratch, screens)));
  measured.push(...(await measureDevelopment([10, 1000], scratch)));
  return report(measured);
}
