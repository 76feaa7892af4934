import type { Taken, Thing } from '../model/thing.ts';

/** The things that a difference lies in, outermost first: product, screen, step, group; each as it was and as it is. */
export type Path = { old: Thing; now: Thing }[];

/** One thing that is otherwise than it was. */
export type Difference =
  | { kind: 'added'; thing: Thing; after: Thing | undefined; path: Path }
  | { kind: 'removed'; thing: Thing; path: Path }
  | { kind: 'renamed'; old: Thing; now: Thing; path: Path }
  | { kind: 'relabelled'; old: Thing; now: Thing; path: Path }
  | { kind: 'moved'; thing: Thing; after: Thing | undefined; path: Path }
  /** Into another step. */
  | { kind: 'displaced'; old: Thing; now: Thing; from: Thing; to: Thing; path: Path }
  /** The same in several places; the path leads to what all of them are in. */
  | { kind: 'shared'; fact: FactDifference; places: FactDifference[]; path: Path }
  | FactDifference;

export interface FactDifference {
  kind: 'fact';
  old: Thing;
  now: Thing;
  name: string;
  under?: Taken[];
  was: unknown;
  is: unknown;
  path: Path;
}
