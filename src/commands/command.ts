import { parseArgs } from 'node:util';
import { counted } from '../compiler/index.ts';

/** The parts of the process that a command uses. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  /** Prints results. */
  print: (text: string) => void;
  /** Prints problems and progress, where they don't mix with the results. */
  printError: (text: string) => void;
}

/** A command of package.json. */
export interface Command<Flag extends string = string> {
  /** As npm calls it: "forms:check". */
  name: string;
  help: string;
  /** Its options, none of which takes a value; --help is every command's. */
  flags: readonly Flag[];
  /** How many arguments it takes at most, options aside. */
  maxOperands: number;
  /** Does the work and returns the code to exit with. */
  run(input: Arguments<Flag>, terminal: Terminal): Promise<number>;
}

export interface Arguments<Flag extends string = string> {
  flags: Record<Flag, boolean>;
  /** Everything that is no option. */
  operands: string[];
}

/** How commands end: 1 as "git diff --exit-code" does, the last three as in sysexits.h. */
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
export async function runCommand<Flag extends string>(
  command: Command<Flag>,
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

function readArguments<Flag extends string>(
  { name, flags, maxOperands }: Command<Flag>,
  args: string[],
): Arguments<Flag> & { help: boolean } {
  const advice = `"npm run ${name} -- --help" lists the arguments.`;
  const { values, positionals } = parse(flags, args, advice);
  if (positionals.length > maxOperands) {
    const message = `At most ${counted(maxOperands, 'argument')}, not ${positionals.length}. ${advice}`;
    throw new CommandError(exitCodes.badArguments, message);
  }
  const flagValues = flags.map((flag) => [flag, flag in values]);
  return {
    help: values.help === true,
    flags: Object.fromEntries(flagValues) as Record<Flag, boolean>,
    operands: positionals,
  };
}

function parse(flags: readonly string[], args: string[], advice: string) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]));
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // Node's message goes on with advice of its own.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CommandError(exitCodes.badArguments, `${reason.replace(/\.$/, '')}. ${advice}`);
  }
}
