import { type Arguments, CommandError, exitCodes } from '../../src/commands/command.ts';

export interface Options {
  /** Parts of the bench that run. */
  parts: BenchFlag[];
  /** Names of the candidates that are compared in the browser; without it all of them. */
  only: string[] | undefined;
  repeats: number;
  /** Sizes of the form of texts. */
  sizes: number[];
  /** File that gets all values of the browser. */
  json: string | undefined;
}

const allParts = ['definitions', 'provider', 'browser'] as const;

export type BenchFlag = (typeof allParts)[number];
export type BenchOption = 'only' | 'repeats' | 'sizes' | 'json';

/**
 * Reads the options of the command line.
 *
 * @throws CommandError where one is no number
 */
export function readOptions({ flags, values }: Arguments<BenchFlag, BenchOption>): Options {
  const chosen = allParts.filter((part) => flags[part]);
  return {
    parts: chosen.length > 0 ? chosen : [...allParts],
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
