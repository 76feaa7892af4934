// Measures what definitions cost in development, what the provider stores in a second, and what forms cost in a browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Arguments,
  announceFiles,
  type Command,
  exitCodes,
  processTerminal,
  runCommand,
  type Terminal,
} from '../../src/commands/command.ts';
import type { BenchFlag, BenchOption } from './options.ts';
import { readOptions } from './options.ts';

const benchCommand: Command<BenchFlag, BenchOption> = {
  name: 'bench',
  flags: ['browser', 'definitions', 'provider'],
  options: ['only', 'repeats', 'sizes', 'json'],
  maxOperands: 0,
  help: `Measures the cost of definitions in development, the throughput of the provider, and the cost of forms in a browser.

  npm run bench -- [options]

--definitions     Runs the first part alone.
--provider        Runs the second part alone, which needs PostgreSQL.
--browser         Runs the third part alone.
--only ours,rjsf  The candidates in the browser, by the names in tests/bench/browser/peers.ts. Default: all.
--repeats 7       How often each time is measured. Default: 3.
--sizes 10,100    The sizes of the form of texts. Default: 10,100,500.
--json file       Writes all values of the browser to a file.
--help            Prints this help.

The browser part installs the other libraries in tests/bench/peers/. Everything else is written to a temporary folder.
Exit codes: ${exitCodes.success} if all is measured, ${exitCodes.badArguments} for bad arguments.`,
  run,
};

async function run(input: Arguments<BenchFlag, BenchOption>, terminal: Terminal): Promise<number> {
  const options = readOptions(input);
  if (options.json !== undefined) announceFiles(terminal, [options.json]);
  const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
  const measures = {
    definitions: async () => (await import('./definitions.ts')).measureDefinitions,
    provider: async () => (await import('./provider.ts')).measureProvider,
    browser: async () => (await import('./browser/measure-browser.ts')).measureBrowser,
  };
  try {
    for (const part of options.parts) {
      const measure = await measures[part]();
      terminal.print(await measure(scratch, options));
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return exitCodes.success;
}

process.exitCode = await runCommand(benchCommand, process.argv.slice(2), processTerminal);
