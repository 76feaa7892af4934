import { parseArguments } from '../terminal.ts';

export interface Arguments {
  /** The older side: a name that git knows. */
  from: string;
  /** The newer side; without it, the files as they lie there. */
  to?: string;
  /** Whether the older side is where the two parted. */
  sinceParted?: boolean;
  folder?: string;
  json?: boolean;
  markdown?: boolean;
  help?: boolean;
}

/** What was asked for, or a sentence on what is wrong with it. */
export function readArguments(args: string[]): Arguments | string {
  const parsed = parseArguments(args, {
    json: { type: 'boolean' },
    markdown: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [ref = 'HEAD', folder, ...more] = positionals;
  if (more.length > 0) return `One ref and one folder at a time, not ${positionals.length} things.`;
  if (values.json && values.markdown) return 'Either --json or --markdown, not both.';
  return { ...values, ...readRange(ref), folder };
}

/** "a", "a..b", "a...b"; as git has it, a side left out is HEAD. */
function readRange(text: string): Pick<Arguments, 'from' | 'to' | 'sinceParted'> {
  const [, from, dots, to] = /^(.*?)(\.{2,3})(.*)$/.exec(text) ?? [];
  if (dots === undefined) return { from: text };
  return { from: from || 'HEAD', to: to || 'HEAD', sinceParted: dots === '...' };
}
