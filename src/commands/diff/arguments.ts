import { type Arguments as CommandArguments, CommandError, exitCodes } from '../command.ts';

export interface DiffArguments {
  /** The older revision: any name that git resolves. */
  from: string;
  /** The newer revision; absent for the files in the folder. */
  to?: string;
  /** Whether to compare with the merge base of the two. */
  sinceMergeBase?: boolean;
  folder?: string;
  json: boolean;
  markdown: boolean;
}

/**
 * Reads which revisions of which folder to compare, and how to print the result.
 *
 * @throws CommandError if both formats are requested
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

/** Parses "a", "a..b" or "a...b". As in git, an omitted revision is HEAD. */
function readRange(text: string): Pick<DiffArguments, 'from' | 'to' | 'sinceMergeBase'> {
  const [, from, dots, to] = /^(.*?)(\.{2,3})(.*)$/.exec(text) ?? [];
  if (dots === undefined) return { from: text };
  return { from: from || 'HEAD', to: to || 'HEAD', sinceMergeBase: dots === '...' };
}
