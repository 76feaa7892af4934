// Measures the presses of a visitor, forms in a browser, definitions in development, and the provider.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Arguments,
  type Command,
  exitCodes,
  processTerminal,
  runCommand,
  type Terminal,
} from '../../src/commands/command.ts';
import {
  allParts,
  type BenchFlag,
  type BenchOption,
  candidateNames,
  readOptions,
} from './options.ts';

const benchCommand: Command<BenchFlag, BenchOption> = {
  name: 'bench',
  flags: [...allParts],
  options: ['only', 'repeats', 'sizes'],
  maxOperands: 0,
  help: `Measures the engine, and prints tables in Markdown.

  npm run bench -- [parts] [options]

The parts, by default all:
--presses      How long each kind of press in the sign-up of forms/ takes until it is painted, on a phone and a
               desktop with the processor slowed down 4 times. Some two minutes.
--browser      Load, mount, typing, submit and steps of forms, beside those of other libraries. With all of them an
               hour; with --only ours --repeats 1 some three minutes.
--definitions  The cost of 10, 100 and 1,000 screens in development. Some ten minutes.
--provider     The applications that the provider stores in a second; needs PostgreSQL. Some two minutes.

The options:
--repeats 7       How often each time is measured, or how many visits are made with each device. Default: 3.
--only ours,rjsf  The forms that --browser measures. Default: all of
                  ${candidateNames.join(', ')}.
--sizes 10,100    The sizes of the form of texts in --browser. Default: 10,100,500.
--help            Prints this help.

The other libraries are installed in tests/bench/peers/. Everything else is written to a temporary folder.
Exit codes: ${exitCodes.success} if all is measured, ${exitCodes.badArguments} for bad arguments.`,
  run,
};

async function run(input: Arguments<BenchFlag, BenchOption>, terminal: Terminal): Promise<number> {
  const options = readOptions(input);
  const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
  const measures = {
    presses: async () => (await import('./presses/measure-presses.ts')).measurePresses,
    browser: async () => (await import('./browser/measure-browser.ts')).measureBrowser,
    definitions: async () => (await import('./definitions.ts')).measureDefinitions,
    provider: async () => (await import('./provider.ts')).measureProvider,
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
