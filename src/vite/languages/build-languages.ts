import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { languageScript, languageScriptFile } from './language-script.ts';

interface Options {
  /** Tags of the languages beside that of the definitions. */
  tags: string[];
  configFile: string | undefined;
  mode: string;
  /** Folder of the finished build, which gets the pages of each language below its tag. */
  dist: string;
  /** Path of the pages, as Vite has it: "/apply/". */
  base: string;
}

/** Environment variable in which a build tells those that it starts their language. */
export const languageVariable = 'BUILD_LANGUAGE';

/**
 * Builds a product once for each of its languages, so that no page loads the texts of another one. The pages of German are
 * written below /de/, and the scripts of all languages lie together.
 */
export async function buildLanguages({
  tags,
  configFile,
  mode,
  dist,
  base,
}: Options): Promise<void> {
  if (tags.length === 0) return;
  const basePath = base.slice(0, -1);
  await writeFile(join(dist, languageScriptFile(basePath)), languageScript(basePath));
  for (const tag of tags) {
    // Beside the build, so that a full disk is found where it counts.
    const folder = await mkdtemp(join(dirname(dist), '.language-'));
    process.env[languageVariable] = tag;
    try {
      const builder = await createBuilder({
        configFile,
        mode,
        base,
        logLevel: 'warn',
        build: { outDir: folder },
      });
      await builder.buildApp();
      const pages = join(dist, tag);
      const isAsset = (name: string) => name === 'assets';
      for (const name of await readdir(folder)) {
        await cp(join(folder, name), join(isAsset(name) ? dist : pages, name), { recursive: true });
      }
    } finally {
      delete process.env[languageVariable];
      await rm(folder, { recursive: true });
    }
  }
}
