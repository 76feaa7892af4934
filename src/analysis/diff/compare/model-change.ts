import type { Node, NodeCondition } from '../model/node.ts';

/** The nodes around a change, the outermost first (product, screen, step, group), before and after. */
export type ChangePath = { old: Node; now: Node }[];

/** One difference between two models. */
export type ModelChange =
  | { kind: 'added'; thing: Node; after: Node | undefined; path: ChangePath }
  | { kind: 'removed'; thing: Node; path: ChangePath }
  | { kind: 'renamed'; old: Node; now: Node; path: ChangePath }
  | { kind: 'relabelled'; old: Node; now: Node; path: ChangePath }
  | { kind: 'moved'; thing: Node; after: Node | undefined; path: ChangePath }
  /** A question that moved to another step of its screen. */
  | { kind: 'movedBetweenSteps'; old: Node; now: Node; from: Node; to: Node; path: ChangePath }
  /** The same change at several nodes; the path leads to their innermost common node. */
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
