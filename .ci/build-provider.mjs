// Builds the provider: one folder that Node.js runs without node_modules.
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { announceFiles, exitCodes, processTerminal, runCommand } from '../src/commands/command.ts';

/** The embedded database loads files that lie beside its code. */
const pglite = 'node_modules/@electric-sql/pglite';

const buildCommand = {
  name: 'build:provider',
  flags: [],
  maxOperands: 1,
  help: `Builds the provider, which answers the calls of the pages, for a server.

  npm run build:provider
  npm run build:provider -- <folder>

--help    Prints this help.

Writes dist-provider/, or the folder. Start it in a folder that has forms/ and dist/: node dist-provider/main.mjs
Exit codes: 1 if the build fails, ${exitCodes.badArguments} for bad arguments.`,
  async run({ operands: [folder = 'dist-provider'] }, terminal) {
    announceFiles(terminal, [`${folder}/`]);
    const outDir = resolve(process.env.INIT_CWD || '.', folder);
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native'] },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        target: 'node20',
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          input: ['src/provider/main.ts', 'src/provider/person.ts'],
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
        },
      },
    });
    cpSync(pglite, join(outDir, pglite), {
      recursive: true,
      filter: (file) => !/\.(map|cjs|cts|ts|tar\.gz)$|\/src(\/|$)/.test(file),
    });
    return exitCodes.success;
  },
};

process.exitCode = await runCommand(buildCommand, process.argv.slice(2), processTerminal);
