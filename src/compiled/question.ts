// The contract between compiler and engine for the questions of a form, and when they are asked.

import type { Calculation } from '../definition/calculations.ts';
import type { FileKind } from '../definition/file-kinds.ts';
import type { CallSource } from '../definition/files/choice-source.ts';
import type { QuestionValuesOf } from '../definition/ui-key-entry.ts';
import type { fieldOptions } from '../definition/ui-keys/index.ts';
import type {
  AnswerDisplay,
  choiceOptions,
  severalOptions,
  WidgetEntry,
  widgetCatalogue,
} from '../definition/widget-catalogue/index.ts';

/** One condition of a form, by its position in `CompiledForm.conditions`, with its required result. */
export interface ConditionTerm {
  condition: number;
  holds: boolean;
}

/** Any of these ways will do, each with all of its terms: `[[]]` is always, `[]` never. */
export type When = ConditionTerm[][];

/** Says when a question or a group is there. */
export interface Presence {
  /** Absent where it is always asked. */
  askedWhen?: When;
  /** Absent where it is never required. */
  requiredWhen?: When;
  /** Says when all groups around it have to be answered: optional ones once something in them is. Absent where always. */
  groupsRequiredWhen?: When;
}

/** A choice that a question offers. */
export interface Choice {
  value: unknown;
  label: string;
  /** Shown below the label by widgets that show all choices. */
  description?: string;
  /** Its file, a path from the folder of app.json, and its text alternative. */
  picture?: { file: string; alt: string };
  /** Present where visitors see it and can't choose it: the reason, or "" without one. */
  disabled?: string;
  /**
   * Present at the last choice of a question that takes other answers too, in the visitor's own words. Its value is the
   * empty text, and its label empty where it is that of the engine.
   */
  other?: { maxLength?: number };
}

/** The source of choices that are not in the schema. */
export interface CompiledChoiceSource {
  /** The lists that are offered, one after the other. */
  lists: ChoiceList[];
  /** Present where a call brings the list. */
  call?: CalledSource;
  /** Sorts the choices by their labels, in the order of this language: a BCP 47 tag. */
  sort?: string;
}

/** A call that brings a list. */
export interface CalledSource extends CallSource {
  /** Whether it finds choices for a typed text. */
  searches?: true;
  /** Whether a typed text that is no choice is an answer. */
  freeText?: true;
}

/** A list whose items are choices. */
export interface ChoiceList {
  /** Pointer in the mapping document. */
  from: string;
  /** Pointer in an item; "" is the item itself. */
  value: string;
  label: string;
  /** Pointer in an item to whether it can't be chosen, and to the reason. */
  disabled?: string;
  reason?: string;
  /** Present where the items are answers: the question that they answer. */
  question?: SourceQuestion;
}

/** A question whose answers are choices of another one, with the name of its answers. */
export interface SourceQuestion
  extends Pick<Question, 'label' | 'choices' | 'source' | 'only' | 'except' | 'exclusive'> {}

/** Content of its own that a question or group has while conditions are met. */
export type Variant<Content> = Content & {
  /** All of these have to be met. */
  when: ConditionTerm[];
};

/** The parts of a question that branches can have their own of. */
export interface QuestionContent {
  label: string;
  description?: string;
  widget: string;
  /** The part that shows the label; the field, above its input, where absent. */
  labels?: WidgetEntry['labels'];
  /** JSON Schema type, where it is a single one. */
  type?: string;
  choices?: Choice[];
  /** Whether an unfinished date is an answer, which the format refuses. */
  keepsUnfinished?: true;
  /** Stands in until the visitor answers. */
  default?: unknown;
  /** The way the review writes the answer, where not as it was typed. */
  display?: AnswerDisplay;
  /** Whether the items of a list are plain values, each the answer to the question at "-". */
  ofValues?: true;
  /** The fewest and most items that a list, a field for files or a ranking of some choices lets visitors have. */
  itemLimits?: { min?: number; max?: number };
}

/** The options that the engine reads from a question, as they are written; pointers lead into the mapping document. */
export interface QuestionKeys
  extends QuestionValuesOf<typeof fieldOptions>,
    QuestionValuesOf<typeof choiceOptions>,
    QuestionValuesOf<typeof severalOptions>,
    QuestionValuesOf<(typeof widgetCatalogue)['number']['options']> {
  placeholder?: string;
}

/** A question: a leaf of a form, or a list. */
export interface Question extends Presence, QuestionContent, QuestionKeys {
  /** Pointer in the answers; any item of a list is "-": "/guests/-/name". */
  pointer: string;
  /**
   * Of those that apply, the first replaces the content, and the choices are those that all of them offer. Where none
   * applies, the content is the question's own.
   */
  variants?: Variant<QuestionContent>[];
  /** writeOnly: never stored. */
  secret?: true;
  /** Shown but not asked: it is neither validated nor stored, since the visitor can't change it. */
  readOnly?: true;
  /** Written by a calculation, or with its item, never by the visitor. */
  calculated?: true;
  /** Whether it holds the choice that its item is for, in a list with "forEach". */
  itemKey?: true;
  /** Neither drawn nor in a review; only of a calculated one. */
  hidden?: true;
  /** Pointer, as "$data" has it, of the answer that it asks for again. */
  repeats?: string;
  /** Whether a note can stand below it: that of a check, or of a rule that only remarks. */
  noted?: true;
  source?: CompiledChoiceSource;
  /** The values that are offered of those from a source. */
  only?: unknown[];
  /** The values that are not offered of those from a source, or of the widget's own list. */
  except?: unknown[];
  /** The heading above its group, which the review repeats. */
  heading?: string;
  /** The heading above it within its group, or where it is in none. */
  subheading?: string;
  /** Present where the thousands of a number are always set apart. */
  numberFormat?: NumberFormat;
  /** The number of items that a list has from the start. */
  minItems?: number;
  /** The limits of each file; present where the form is sent with its files. */
  sentFiles?: SentFiles;
  /**
   * The rules whose limit is calculated, by their paths: of answers alone, of other data too, or of the day or the moment at
   * which the answer is validated.
   */
  calculatedLimits?: Record<string, 'answers' | 'data' | 'today' | 'now'>;
  /** The message for each broken rule, by keyword. */
  messages: Record<string, string>;
}

/** The limits of a file that is sent with the form. */
export interface SentFiles {
  accept: FileKind[];
  /** Such as "5 MB". */
  maxSize: string;
  /** Whether the browser stores them with the draft. */
  keep?: boolean;
}

/** The way a number is written in the page's language. */
export interface NumberFormat {
  /** Code of ISO 4217. */
  currency?: string;
}

/** The parts of a group that branches can have their own of. */
export interface GroupContent {
  /** Absent where it has no title. */
  label?: string;
  description?: string;
}

/** Questions that belong together: an object, or each item of a list. */
export interface QuestionGroup extends Presence, GroupContent {
  /** Pointer in the answers; any item of a list is "-": "/guests/-". */
  pointer: string;
  /** As those of a question. */
  variants?: Variant<GroupContent>[];
}

/** A question whose answer is calculated. */
export interface CalculatedQuestion {
  /** Pointer in the answers; any item of a list is "-": "/guests/-/price". */
  pointer: string;
  calculation: Calculation;
}

/** A question whose answer is proposed. */
export interface ProposedQuestion extends CalculatedQuestion {
  /** The values of its choices, if it has some. */
  offered?: unknown[];
}
