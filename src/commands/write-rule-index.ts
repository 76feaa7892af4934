import { readdir, writeFile } from 'node:fs/promises';
import { ruleIndex } from './rule-index.ts';

const folder = new URL('../compiler/4-lint/rules/', import.meta.url);
await writeFile(new URL('index.ts', folder), ruleIndex(await readdir(folder)));
