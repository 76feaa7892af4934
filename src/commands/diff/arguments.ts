import { type Arguments as CommandArguments, CommandError, exitCodes } from '../command.ts';

export interface DiffArguments {
  /** The older side: a name that git knows. */
  from: string;
  /** The newer side; without it, the files as they lie there. */
  to?: string;
  /** Whether the older side is where the two parted. */
  sinceParted?: boolean;
  folder?: string;
  json: boolean;
  markdown: boolean;
}

/**
 * Reads which revisions of which folder to compare, and how to print the result.
 *
 * @throws CommandError where both formats are asked for
 */
export function readArguments({
  flags: { json, markdown },
  operands: [ref = 'HEAD', folder],
}: CommandArguments<'json' | 'markdown'>): DiffArguments {
  if (json && markdown) {
    throw new CommandError(exitCodes.badArguments, 'Either --json or --markdown, not both.');
  }
  return { json, markdown, ...readRange(ref), folder };
}

/** "a", "a..b", "a...b"; as git has it, a side left out is HEAD. */
function readRange(text: string): Pick<DiffArguments, 'from' | 'to' | 'sinceParted'> {
  const [, from, dots, to] = /^(.*?)(\.{2,3})(.*)$/.exec(text) ?? [];
  if (dots === undefined) return { from: text };
  return { from: from || 'HEAD', to: to || 'HEAD', sinceParted: dots === '...' };
}
