import type { Question } from '../../../compiled/form.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';

/** A branch of a condition that has to be taken. */
export interface NodeCondition {
  /** Question pointer of the object that the condition is about. */
  at: string;
  if: JsonSchema;
  /** Whether it is taken when the condition holds, or when it does not. */
  holds: boolean;
}

/** One thing that is so: "maxLength" is 250. Two attributes of a thing with the same name and conditions are one. */
export interface Attribute {
  name: string;
  value: unknown;
  /** The conditions under which it is so; absent where it is so whenever the thing is there. */
  under?: NodeCondition[];
}

/**
 * A part of a product, as whoever uses the product meets it: what a definition says, with references followed, names
 * filled in, and what goes without saying left out. Two products behave alike where their things are the same.
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
    /** A field of another form that this one has rules for. */
    | 'elsewhere';
  /** Known by it: a route, the name of a step or of a field. */
  id: string;
  /** Where it lies, for screens: another name to know it by. */
  folder?: string;
  label: string;
  /** Question pointer in the answers. */
  pointer?: string;
  attributes: Attribute[];
  /** In the order in which a visitor meets them. */
  children: Node[];
  /** Every question of a screen, for telling of its conditions. */
  questions?: Question[];
}

export const attributeOf = ({ attributes }: Node, name: string): unknown =>
  attributes.find((attribute) => attribute.name === name && attribute.under === undefined)?.value;
