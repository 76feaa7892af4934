import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes a Brotli copy of each script, stylesheet and SVG image beside it ("start-1a2b3c4d.js.br"), for servers that send
 * such files. At the best quality, which takes too long to compress during a request, it is an eighth smaller than gzip.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    buildApp: {
      // After the pages of all languages.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return;
        const folder = join(client.config.build.outDir, 'assets');
        const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
        await Promise.all(names.map((name) => compressFile(join(folder, name))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
