import type { UiFile } from '../../../definition/files/ui.ts';
import type { FormSource } from '../product.ts';
import type { AnswerRule } from './answer-rules.ts';
import type { BranchCondition, PartSource, PlacedSchema } from './schema-parts.ts';

/** Something that holds fields: the form itself, a group in it, or the items of a list. */
export interface ObjectSource {
  form: FormSource;
  /** Pointer in the answers; any item of a list is "-": "/guests/-". */
  at: string;
  ui: UiFile;
  uiPointer: string;
  parts: PartSource[];
  /** Every place that describes a field; several parts may describe the same field. */
  fields: FieldSource[];
}

/** One place in the schema that describes a field. */
export interface FieldSource extends PlacedSchema {
  form: FormSource;
  name: string;
  /** Pointer in the answers. */
  at: string;
  /** The object that holds the field. */
  holder: ObjectSource;
  part: PartSource;
  /** The branches around it, the outermost first, and then its own `when`. */
  conditions: BranchCondition[];
  /** Its own `when`. */
  when: BranchCondition[];
  kind: 'question' | 'group' | 'list';
  /** Whether this place asks the field, rather than adding rules to it. */
  asks: boolean;
  ui: UiFile | undefined;
  uiPointer: string;
  /** The rules for its answer at this place, except "required"; none of a group. */
  rules: AnswerRule[];
  /** The contents of a group, or of an item of a list, from all places that describe it. */
  inside?: ObjectSource;
  /** The question that each item of a list of plain values answers, once for each place that describes it. */
  items?: FieldSource[];
}
