import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command needs of its surroundings. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Runs a command with what stands behind its name, and lets the process end with the code that it gives. */
export async function runInTerminal(
  command: (args: string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  process.exitCode = await command(process.argv.slice(2), {
    cwd: process.cwd(),
    env: process.env,
    print: (text) => console.log(text),
    complain: (text) => console.error(text),
  });
}

/** What was asked for, or a sentence on what is wrong with it. */
export function parseArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    return `${reason?.replace(/\.$/, '')}.`;
  }
}
