// Runs a command by its name: "main.ts check". Each command is loaded only when it is run.
import { createInterface } from 'node:readline/promises';
import { type Command, CommandError, exitCodes, processTerminal, runCommand } from './command.ts';

const commands: Record<string, () => Promise<Command<string, string>>> = {
  check: () => import('./check-command.ts').then((module) => module.checkCommand),
  diff: () => import('./diff/diff-command.ts').then((module) => module.diffCommand),
  freeze: () => import('./freeze-command.ts').then((module) => module.freezeCommand),
  new: () => import('./new/new-command.ts').then((module) => module.newCommand),
  openapi: () => import('./openapi-command.ts').then((module) => module.openApiCommand),

  manual: () => import('./manual/manual-command.ts').then((module) => module.manualCommand),
  'rule-index': () => import('./rule-index-command.ts').then((module) => module.ruleIndexCommand),
  schemas: () => import('./schemas-command.ts').then((module) => module.schemasCommand),
  texts: () => import('./texts/texts-command.ts').then((module) => module.textsCommand),
  'try-api': () => import('./try-api/try-api-command.ts').then((module) => module.tryApiCommand),
};

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C, or the end of the input.
  const closed = new Promise<never>((_, fail) => {
    const error = new CommandError(exitCodes.badArguments, 'Ended without an answer.');
    lines.once('close', () => fail(error));
  });
  try {
    return await Promise.race([lines.question(question), closed]);
  } finally {
    lines.close();
  }
}

// A program that reads the output may end before it has all of it, as "head" does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  process.exitCode = await runCommand(await load(), args, {
    ...processTerminal,
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
  });
} else {
  console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = exitCodes.badArguments;
}
