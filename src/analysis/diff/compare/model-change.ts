import type { BranchCondition, Node } from '../model/node.ts';

/** The things that a difference lies in, outermost first: product, screen, step, group; each as it was and as it is. */
export type Path = { old: Node; now: Node }[];

/** One thing that is otherwise than it was. */
export type ModelChange =
  | { kind: 'added'; thing: Node; after: Node | undefined; path: Path }
  | { kind: 'removed'; thing: Node; path: Path }
  | { kind: 'renamed'; old: Node; now: Node; path: Path }
  | { kind: 'relabelled'; old: Node; now: Node; path: Path }
  | { kind: 'moved'; thing: Node; after: Node | undefined; path: Path }
  /** Into another step. */
  | { kind: 'displaced'; old: Node; now: Node; from: Node; to: Node; path: Path }
  /** The same in several places; the path leads to what all of them are in. */
  | { kind: 'shared'; attribute: AttributeChange; places: AttributeChange[]; path: Path }
  | AttributeChange;

export interface AttributeChange {
  kind: 'attribute';
  old: Node;
  now: Node;
  name: string;
  under?: BranchCondition[];
  was: unknown;
  is: unknown;
  path: Path;
}
