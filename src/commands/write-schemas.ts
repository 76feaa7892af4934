import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { metaSchemas } from '../definition/editor-schemas.ts';

const folder = fileURLToPath(new URL('../definition/meta/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const [name, schema] of Object.entries(metaSchemas())) {
  await writeFile(`${folder}${name}`, `${JSON.stringify(schema, null, 2)}\n`);
}
