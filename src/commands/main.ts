// Runs a command by its name: "main.ts check". Each command is loaded only when it is run.
import { type Command, exitCodes, runCommand } from './command.ts';

const commands: Record<string, () => Promise<Command>> = {
  check: () => import('./check-command.ts').then((module) => module.checkCommand),
  diff: () => import('./diff/diff-command.ts').then((module) => module.diffCommand),
  freeze: () => import('./freeze-command.ts').then((module) => module.freezeCommand),
  readme: () => import('./readme/readme-command.ts').then((module) => module.readmeCommand),
  'rule-index': () => import('./rule-index-command.ts').then((module) => module.ruleIndexCommand),
  schemas: () => import('./schemas-command.ts').then((module) => module.schemasCommand),
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  process.exitCode = await runCommand(await load(), args, {
    cwd: process.cwd(),
    env: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
} else {
  console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = exitCodes.badArguments;
}
