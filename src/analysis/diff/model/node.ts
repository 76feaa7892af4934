import type { Question } from '../../../compiled/question.ts';
import type { BranchCondition } from '../../../compiler/index.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Label } from './label.ts';

/** A condition on the answers, normalized for comparison, with the result that it has to have. */
export interface NodeCondition {
  /** Question pointer of the object that is validated. */
  at: string;
  if: JsonSchema;
  /** Whether the condition has to hold or to fail. */
  holds: boolean;
  /** The data source that is validated, in place of an object of the answers. */
  source?: BranchCondition['source'];
}

/** One property of a node: "maxLength" is 250. The name and the conditions identify it. */
export interface Attribute {
  name: string;
  /** The words for it. */
  label: Label;
  value: unknown;
  /** The conditions under which it applies; absent for one that always applies. */
  under?: NodeCondition[];
}

/**
 * One node of the comparison model: references resolved, names interpolated, defaults removed. Equal nodes mean equal
 * behaviour.
 */
export interface Node {
  kind:
    | 'product'
    | 'call'
    | 'provider'
    | 'screen'
    | 'step'
    | 'question'
    | 'group'
    | 'list'
    /** A field of another form for which this one has rules. */
    | 'elsewhere';
  /** Its identity: a route, the name of a step or of a field. */
  id: string;
  /** Folder of a screen, by which it is matched when its route changes. */
  folder?: string;
  label: string;
  /** Question pointer in the answers. */
  pointer?: string;
  attributes: Attribute[];
  /** In the order in which visitors see them. */
  children: Node[];
  /** Every question of a screen, to describe its conditions. */
  questions?: Question[];
}

/** Returns the values of an attribute in all branches. */
export const valuesOf = ({ attributes }: Node, name: string): unknown[] => [
  ...new Set(attributes.filter((attribute) => attribute.name === name).map(({ value }) => value)),
];

/** Returns an attribute that always applies. */
export const attributeOf = ({ attributes }: Node, name: string): Attribute | undefined =>
  attributes.find((attribute) => attribute.name === name && attribute.under === undefined);
