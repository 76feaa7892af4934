// Measures what definitions cost in development, and what forms cost in a browser, beside other libraries.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureDefinitions } from './definitions.ts';
import { readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const measures = { definitions: measureDefinitions, browser: measureBrowser };

try {
  for (const part of options.parts) console.log(await measures[part](scratch, options));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
