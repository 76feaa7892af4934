import { type Arguments, CommandError, exitCodes } from '../../src/commands/command.ts';
import { peers } from './browser/peers.ts';

export interface Options {
  /** Parts of the bench that run. */
  parts: BenchFlag[];
  /** Names of the candidates that are compared in the browser; without it all of them. */
  only: string[] | undefined;
  repeats: number;
  /** Sizes of the form of texts. */
  sizes: number[];
}

export const allParts = ['presses', 'browser', 'definitions', 'provider'] as const;

/** The forms that are compared in the browser. */
export const candidateNames = ['ours', ...peers.map(({ name }) => name)];

export type BenchFlag = (typeof allParts)[number];
export type BenchOption = 'only' | 'repeats' | 'sizes';

/**
 * Reads the options of the command line.
 *
 * @throws CommandError where one is no number, or no candidate
 */
export function readOptions({ flags, values }: Arguments<BenchFlag, BenchOption>): Options {
  const chosen = allParts.filter((part) => flags[part]);
  return {
    parts: chosen.length > 0 ? chosen : [...allParts],
    only: values.only?.split(',').map(candidate),
    repeats: count('repeats', values.repeats ?? '3'),
    sizes: (values.sizes ?? '10,100,500').split(',').map((size) => count('sizes', size)),
  };
}

function candidate(name: string): string {
  if (candidateNames.includes(name)) return name;
  throw new CommandError(exitCodes.badArguments, `--only takes ${candidateNames}, not "${name}".`);
}

function count(option: BenchOption, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new CommandError(exitCodes.badArguments, `--${option} can't be "${text}".`);
}
