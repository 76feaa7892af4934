import { parseArgs } from 'node:util';
import { counted } from '../core/text/counted.ts';

/** The parts of the process that a command uses. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  /** Prints results. */
  print: (text: string) => void;
  /** Prints problems and progress, where they don't mix with the results. */
  printError: (text: string) => void;
  /** Asks the person at the terminal, and returns the answer. Absent where nobody can answer. */
  ask?: (question: string) => Promise<string>;
}

/** The terminal of this process, where nobody is asked. */
export const processTerminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
};

/** A command of package.json. */
export interface Command<Flag extends string = string, Option extends string = never> {
  /** As npm calls it: "forms:check". */
  name: string;
  help: string;
  /** Its options without a value; --help is every command's. */
  flags: readonly Flag[];
  /** Its options with a value. */
  options?: readonly Option[];
  /** The most arguments that it takes, options aside. */
  maxOperands: number;
  /** Does the work and returns the code to exit with. */
  run(input: Arguments<Flag, Option>, terminal: Terminal): Promise<number>;
}

export interface Arguments<Flag extends string = string, Option extends string = never> {
  flags: Record<Flag, boolean>;
  /** The values of the options that are given. */
  values: Partial<Record<Option, string>>;
  /** Everything that is no option. */
  operands: string[];
}

/** The exit codes of commands: 1 as "git diff --exit-code" does, the last three as in sysexits.h. */
export const exitCodes = {
  success: 0,
  changes: 1,
  findings: 2,
  badArguments: 64,
  badDefinitions: 65,
  unreadable: 66,
} as const;

/** Ends a command with a message and a code; no stack is printed. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command: reads its arguments, prints its help, refuses unknown options.
 *
 * @param args the arguments behind its name
 * @returns the code to exit with
 */
export async function runCommand<Flag extends string, Option extends string>(
  command: Command<Flag, Option>,
  args: string[],
  terminal: Terminal,
): Promise<number> {
  const printError = (text: string) => terminal.printError(`${command.name}: ${text}`);
  try {
    const { help, ...input } = readArguments(command, args);
    if (help) {
      terminal.print(command.help);
      return exitCodes.success;
    }
    return await command.run(input, { ...terminal, printError });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}

/** Says which files a command writes, before it does. */
export const announceFiles = ({ printError }: Terminal, files: string[]): void =>
  printError(`writes ${files.join(', ')} …`);

function readArguments<Flag extends string, Option extends string>(
  { name, flags, options = [], maxOperands }: Command<Flag, Option>,
  args: string[],
): Arguments<Flag, Option> & { help: boolean } {
  const advice = `"npm run ${name} -- --help" lists the arguments.`;
  const { values, positionals } = parse(flags, options, args, advice);
  if (positionals.length > maxOperands) {
    const message = `At most ${counted(maxOperands, 'argument')}, not ${positionals.length}. ${advice}`;
    throw new CommandError(exitCodes.badArguments, message);
  }
  const flagValues = flags.map((flag) => [flag, flag in values]);
  return {
    help: values.help === true,
    flags: Object.fromEntries(flagValues) as Record<Flag, boolean>,
    values: Object.fromEntries(
      options.flatMap((option) => (option in values ? [[option, values[option]]] : [])),
    ) as Partial<Record<Option, string>>,
    operands: positionals,
  };
}

function parse(
  flags: readonly string[],
  options: readonly string[],
  args: string[],
  advice: string,
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const known = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])),
    ...Object.fromEntries(options.map((option) => [option, { type: 'string' } as const])),
  };
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...known, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // Node's message goes on with advice of its own.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CommandError(exitCodes.badArguments, `${reason.replace(/\.$/, '')}. ${advice}`);
  }
}
