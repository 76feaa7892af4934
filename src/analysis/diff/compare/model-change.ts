import type { Node, NodeCondition } from '../model/node.ts';

/** The things that a difference lies in, outermost first: product, screen, step, group; each as it was and as it is. */
export type ChangePath = { old: Node; now: Node }[];

/** One thing that is otherwise than it was. */
export type ModelChange =
  | { kind: 'added'; thing: Node; after: Node | undefined; path: ChangePath }
  | { kind: 'removed'; thing: Node; path: ChangePath }
  | { kind: 'renamed'; old: Node; now: Node; path: ChangePath }
  | { kind: 'relabelled'; old: Node; now: Node; path: ChangePath }
  | { kind: 'moved'; thing: Node; after: Node | undefined; path: ChangePath }
  /** Into another step. */
  | { kind: 'displaced'; old: Node; now: Node; from: Node; to: Node; path: ChangePath }
  /** The same in several places; the path leads to what all of them are in. */
  | { kind: 'shared'; attribute: AttributeChange; places: AttributeChange[]; path: ChangePath }
  | AttributeChange;

export interface AttributeChange {
  kind: 'attribute';
  old: Node;
  now: Node;
  name: string;
  under?: NodeCondition[];
  was: unknown;
  is: unknown;
  path: ChangePath;
}
