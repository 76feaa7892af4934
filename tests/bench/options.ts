import { type Arguments, CommandError, exitCodes } from '../../src/commands/command.ts';

export interface Options {
  /** Parts of the bench that run. */
  parts: ('definitions' | 'browser')[];
  /** Names of the candidates that are compared in the browser; without it all of them. */
  only: string[] | undefined;
  repeats: number;
  /** Sizes of the form of texts. */
  sizes: number[];
  /** File that gets all values of the browser. */
  json: string | undefined;
}

export type BenchFlag = 'browser' | 'definitions';
export type BenchOption = 'only' | 'repeats' | 'sizes' | 'json';

/**
 * Reads the options of the command line.
 *
 * @throws CommandError where one is no number
 */
export function readOptions({ flags, values }: Arguments<BenchFlag, BenchOption>): Options {
  const { browser, definitions } = flags;
  const chosen = [
    ...(definitions || !browser ? ['definitions' as const] : []),
    ...(browser || !definitions ? ['browser' as const] : []),
  ];
  return {
    parts: chosen,
    only: values.only?.split(','),
    repeats: count('repeats', values.repeats ?? '3'),
    sizes: (values.sizes ?? '10,100,500').split(',').map((size) => count('sizes', size)),
    json: values.json,
  };
}

function count(option: BenchOption, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new CommandError(exitCodes.badArguments, `--${option} can't be "${text}".`);
}
