import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withTables } from './readme-tables.ts';

const file = fileURLToPath(new URL('../../forms/README.md', import.meta.url));

await writeFile(file, withTables(await readFile(file, 'utf8')));
