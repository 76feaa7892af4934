import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Remarks } from './remarks.ts';
import type { UiEntry } from './ui-entry.ts';

/** A schema that is imported, with its pointer and its owner. */
export interface ImportNode {
  /** Without references. */
  schema: JsonSchema;
  ui: UiEntry;
  name: string;
  /** Pointer of its answer, with "-" for the items of a list. */
  answer: string;
  /** The part of an object that defines it; "refinement" where another part defines it too. */
  part: 'object' | 'branch' | 'shape' | 'refinement';
  /** Returns the pointer of the schema, or of one of its keywords, in the imported file. */
  at: (keyword?: string) => string;
}

/** The data that the import of all nodes shares. */
export interface ImportContext {
  remarks: Remarks;
  /** Pointers of added answers, which are not sent. */
  notSent: Set<string>;
  /** Values that nobody is asked for, by the names under which they are sent. */
  alwaysSent: Record<string, unknown>;
}

/** The entries in schema.json and ui.json that came out of a node. */
export interface Imported {
  schema: JsonSchema;
  ui: Record<string, unknown>;
}

/** Changes a node, or returns `undefined` where nothing can be asked. */
export type Transformation = (node: ImportNode, context: ImportContext) => ImportNode | undefined;

/** Lists something of a node's schema. */
export const remarkOn = (
  { at }: ImportNode,
  { remarks }: ImportContext,
  text: string,
  keyword?: string,
): void => remarks.add('schema', at(keyword), text);

/** Lists a field that is left out. */
export const leaveOut = (node: ImportNode, context: ImportContext, text: string): undefined =>
  void remarkOn(node, context, `"${node.name}" is left out: ${text}`);
