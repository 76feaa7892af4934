// Builds the product, and serves it with the local provider behind it.
import { spawnSync } from 'node:child_process';
import { announceFiles, exitCodes, processTerminal, runCommand } from '../src/commands/command.ts';
import { withNewNames } from '../src/provider/renamed-settings.ts';

const startCommand = {
  name: 'start',
  flags: [],
  maxOperands: 0,
  help: `Builds the product and serves it with the local provider.

  npm start

--help    Prints this help.

Writes dist/, or OUT_DIR, and the provider's data in .sandbox/, or DATA_DIR. FORMS_DIR names another product.
PORT and HOST are the address, BASE_PATH the path of it; Ctrl+C ends it.
Exit codes: 1 if the build fails or the address is taken, ${exitCodes.badArguments} for bad arguments.`,
  async run(_input, terminal) {
    const { OUT_DIR, DATA_DIR } = withNewNames(terminal.env);
    announceFiles(terminal, [`${OUT_DIR || 'dist'}/`, `${DATA_DIR || '.sandbox'}/`]);
    terminal.printError('Building the pages …');
    // `npm run build` lists the files and sizes, which whoever starts the product has no use for.
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
    const build = ['--import', './.ci/save-memory.mjs', ...vite];
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
    const { runProvider } = await import('../src/provider/run.ts');
    runProvider(terminal.print);
    return exitCodes.success;
  },
};

process.exitCode = await runCommand(startCommand, process.argv.slice(2), processTerminal);
