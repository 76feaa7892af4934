import type { RuleKeyword } from '../files/messages.ts';
import type { Texts } from '../texts.ts';
import type { UiKeyEntry } from '../ui-key-entry.ts';

/**
 * Everything that the checker, the compiler, the samples, the gallery and the comparison know of one kind of widget.
 * Its component is the file of the same name in src/widgets/, which never loads this.
 */
export interface WidgetEntry {
  /** Shown in the reference and by editors. */
  description: string;
  /** Names the control in forms:diff: "a field for a day". */
  noun: string;
  /** Questions with it, for the reference: under "properties" in schema.json, and in ui.json where that is needed. */
  example: { schema: object; ui?: object };
  /** Names that people know it by from elsewhere; the checker suggests the widget for them. */
  synonyms?: readonly string[];
  /** The widgets of RJSF that an import replaces by it: by their names there, where it has another, and the type of the answer. */
  replaces?: readonly { name: string; type?: string }[];
  /** Types of answer it can give, as in JSON Schema. */
  types: readonly string[];
  /** Present where unfinished input is an answer, "2027-3-": the format that its questions need to refuse it. */
  unfinishedFormat?: 'date' | 'year-month';
  /** The format of its answers, which its questions need where these are no texts that people write. */
  ownFormat?: 'signature';
  /** Present where its answers are no short texts: the least "maxLength" of its questions, which they need, and the usual one. */
  maxLength?: { least: number; usual: number };
  defaultFor?: DefaultFor;
  /**
   * Says what shows the label: "label" the field above one input, "group" the field as the legend of several inputs,
   * "own" the widget itself.
   */
  labels: 'label' | 'group' | 'own';
  /** Whether it is named at a group, and draws the questions in it. */
  ofGroup?: true;
  /** Present where a cell of a table has too little room for it: a sentence that says what to do instead. */
  notInCell?: string;
  /** The part of the engine that draws it, by its path below src/engine/form/, where its component alone does not. */
  part?: string;
  /** Present where it offers choices: from `enum` or `oneOf` of the schema, or from a `source`. */
  choices?: ChoiceRules;
  /** Present where it offers a list of its own, of which `enum` or `oneOf` of the schema leave a part. */
  ownList?: OwnList;
  /** Options under "ui:options", beside those that every field has. */
  options?: Record<string, UiKeyEntry>;
  /** Texts of the engine that it shows; a product without such widgets does not load them. */
  texts?: readonly (keyof Texts)[];
  /** Keys of ui.json that do nothing with it. */
  idleKeys?: readonly ('ui:placeholder' | 'ui:autocomplete')[];
  /** Rules that a visitor can't break with it, beside those that its choices rule out. */
  prevents: readonly RuleKeyword[];
  /** Whether a visitor can enter a value; absent where values can only be chosen from its list. */
  canEnter?: (value: unknown) => boolean;
  /** Whether a visitor can go back from an answer to none. */
  canBeEmptied: boolean;
  /** Text for sample answers, where the schema suggests no other. */
  sample?: string;
  /** Answers that look unlike the sample, by a word for each; the gallery shows them too. */
  otherSamples?: Readonly<Record<string, string>>;
  /** Its width in a row of its own, where that is less than the row; by its longest answer for "by-length". */
  answerWidth?: AnswerWidth | 'by-length';
  /** The way the review writes an answer that is neither a choice nor as it was typed. */
  display?: AnswerDisplay;
  /** Whether it uploads files: its answer describes what the provider has stored. */
  takesFiles?: true;
  /** Whether its answers may never be stored. */
  secret?: true;
}

/** The fields that a widget is for when their ui schema names none, beside those of formats that name it. */
interface DefaultFor {
  types?: readonly string[];
  /** An option that one of the field's has to be; the widget then goes before others for the type. */
  option?: string;
  /** Fields with at least so many choices in the schema. */
  choices?: number;
}

/** The list of values that a widget brings. */
interface OwnList {
  /** Names the list in findings: "the list of countries". */
  name: string;
  values: ReadonlySet<string>;
  /** Returns the value that another name or a code stands for. */
  valueMeant: (name: string) => string | undefined;
}

interface ChoiceRules {
  /** Whether it shows the descriptions and the pictures of its choices. */
  describes?: true;
  /** Whether the last choice can take an answer in the visitor's own words. */
  takesOther?: true;
  /** Whether the choices are the whole numbers from "minimum" to "maximum"; a "source" is of no use to it. */
  fromLimits?: true;
  /** Whether a call finds the choices for what is typed; no other choices are of use to it. */
  searched?: true;
  /** Whether the answer has all choices, in an order; a "source" is of no use to it. */
  ranked?: true;
  /** The only number of choices that it can show. */
  count?: number;
  /** Types of answer for which it has choices of its own. */
  ownFor?: readonly string[];
}

/** The room that an answer takes in a row of its own: that of a number or a day, or that of a name. */
export const answerWidths = ['short', 'medium'] as const;
export type AnswerWidth = (typeof answerWidths)[number];

/** Shares of a row. */
export const rowShares = ['full', 'two-thirds', 'half', 'third'] as const;
export type FieldWidth = (typeof rowShares)[number] | AnswerWidth;

/** A way to write an answer that the engine knows; plain text without one. */
export type AnswerDisplay =
  | 'date'
  | 'date-time'
  | 'month'
  | 'time'
  | 'file'
  | 'groups'
  | 'country'
  | 'phone'
  | 'signature'
  // A box says no until it is ticked.
  | 'box';
