import type { Label } from '../model/label.ts';
import type { Node, NodeCondition } from '../model/node.ts';

/** The nodes around a change, the outermost first (product, screen, step, group), before and after. */
export type ChangePath = { previous: Node; current: Node }[];

/** One difference between two models. */
export type ModelChange =
  | { kind: 'added'; node: Node; after: Node | undefined; path: ChangePath }
  | { kind: 'removed'; node: Node; path: ChangePath }
  | { kind: 'moved'; node: Node; after: Node | undefined; path: ChangePath }
  /** A question that moved to another step of its screen. */
  | {
      kind: 'movedBetweenSteps';
      previous: Node;
      current: Node;
      from: Node;
      to: Node;
      path: ChangePath;
    }
  /** The same change at several nodes; the path leads to their innermost common node. */
  | { kind: 'shared'; attribute: AttributeChange; places: AttributeChange[]; path: ChangePath }
  | AttributeChange;

/** A changed attribute; the name and the label of a node are its attributes "renamed" and "relabelled". */
export interface AttributeChange {
  kind: 'attribute';
  previous: Node;
  current: Node;
  name: string;
  label: Label;
  under?: NodeCondition[];
  oldValue: unknown;
  newValue: unknown;
  path: ChangePath;
}
