/** What a form is compiled to: what is drawn, what is asked, and the validators of both. */

import type { RichText } from '../definition/files/text.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { AnswerDisplay, WidgetEntry } from '../definition/widgets/index.ts';

/** A validator that ajv compiled at build time: true, or false with `errors` set on itself. */
export interface ValidateFn {
  (data: unknown): boolean;
  errors?: RuleError[] | null;
}

/** One broken rule as ajv reports it. */
export interface RuleError {
  keyword: string;
  /** JSON Pointer to the value; for `required` to the object that lacks it. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A choice that a question offers. */
export interface Choice {
  value: unknown;
  label: string;
}

/** Where choices come from when not from the schema: pointers into the mapping document and its items. */
export interface ChoiceSource {
  from: string;
  value: string;
  label: string;
  sort?: 'label';
}

/** One thing that is asked: a leaf of a form, or a list of simple values. */
export interface Question {
  /** Pointer in the answers; any item of a list is "-": "/guests/-/name". */
  pointer: string;
  label: string;
  widget: string;
  /** JSON Schema type, where it is a single one. */
  type?: string;
  /** writeOnly: never stored. */
  secret?: true;
  /** Asked only under a condition. */
  conditional?: true;
  /** Judged only by Next or Submit, once all others are valid. */
  validateLast?: true;
  choices?: Choice[];
  source?: ChoiceSource;
  /** Pointer in the mapping document: the choice that may not be in this answer. */
  exclude?: string;
  /** Pointer in the mapping document: a change there empties this answer. */
  resetWhenChanges?: string;
  /** Stands in until the visitor answers. */
  default?: unknown;
  /** Shown after a number. */
  unit?: string;
  /** How the review writes the answer, where not as it was typed. */
  display?: AnswerDisplay;
  /** Of a list of groups: as many items as this stand there from the start. */
  minItems?: number;
  /** What is said for each broken rule, by keyword. */
  messages: Record<string, string>;
}

/** Questions that belong together: an object, or each item of a list. */
export interface QuestionGroup {
  /** Pointer in the answers; any item of a list is "-": "/guests/-". */
  pointer: string;
  label: string;
}

/** What the engine's templates and widgets read from the ui schema of one field. */
export interface FieldUi {
  'ui:widget'?: string;
  'ui:field'?: string;
  'ui:help'?: RichText;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:readonly'?: boolean;
  'ui:options'?: Record<string, unknown> & {
    labels?: WidgetEntry['labels'];
    width?: 'full' | 'two-thirds' | 'half' | 'third';
    choices?: Choice[];
    source?: ChoiceSource;
    exclude?: string;
  };
  [key: string]: unknown;
}

/** One form: a form screen's, or a wizard step's. */
export interface CompiledForm {
  title: string;
  /** The schema as it is rendered: structure, titles, conditions; rules live in `validate`. */
  schema: JsonSchema;
  ui: FieldUi;
  questions: Question[];
  /** The groups that have a title, outer ones first. */
  groups: QuestionGroup[];
  widgets: string[];
  /** Judges answers by the schema as it was written. */
  validate: ValidateFn;
  /** Validators of the rendered schema's conditions, by RJSF's schema hash. */
  conditions: Record<string, ValidateFn>;
}
