// The contract between compiler and engine for a form: its layout, its questions, its conditions, its validator.

import type { JsonSchema } from '../definition/json-schema.ts';
import type { Texts } from '../definition/texts.ts';
import type { ValuesOf } from '../definition/ui-key-entry.ts';
import type { fieldOptions, uiKeyCatalogue } from '../definition/ui-keys/index.ts';
import type { AnswerWidth } from '../definition/widget-catalogue/index.ts';
import type { QuestionRequests } from './call.ts';
import type { Question, QuestionGroup } from './question.ts';
import type { RuleError, ValidateAnswers } from './validate.ts';

/** A condition that questions depend on. */
interface CompiledCondition {
  /** Question pointer of the object that is validated: "" for all answers, "/guests/-" for each item. */
  pointer: string;
  test: (value: unknown, dataSources: object) => boolean;
}

/** Fields of an object below a heading, which changes nothing in their answers. */
export type FieldGroupUi = NonNullable<FieldUi['ui:groups']>[number];

/** The part of a field's ui schema that the engine's templates and widgets read. */
export interface FieldUi extends ValuesOf<typeof uiKeyCatalogue> {
  'ui:field'?: string;
  /** The width of the field where its options have none. */
  'ui:answerWidth'?: AnswerWidth | undefined;
  /** The name of the widget that arranges the groups of a list or a group; RJSF asks that of a list for one answer. */
  'ui:arrangement'?: string;
  'ui:options'?: Record<string, unknown> & ValuesOf<typeof fieldOptions>;
  [key: string]: unknown;
}

/** One form: a form screen's, or a wizard step's. */
export interface CompiledForm {
  title: string;
  /** The schema that is drawn: every question in its groups and lists, as they are written; without rules or conditions. */
  schema: JsonSchema;
  ui: FieldUi;
  /** In the order in which they are drawn. */
  questions: Question[];
  /** Whether the optional questions are marked, not the required ones; and whether the form explains its marks. */
  marks: { mostRequired: boolean; explained: boolean };
  /** Every group, and the items of every list; outer ones first. */
  groups: QuestionGroup[];
  widgets: string[];
  /** Load the parts of the engine that only some forms need, in the order in which they are added; present in modules. */
  parts?: (() => Promise<unknown>)[];
  /** Validates answers by the schema as it was written. Questions that their "when" closes are not required. */
  validate: ValidateAnswers;
  /** Present where rules only remark: finds those that are broken, which `validate` leaves out. */
  remarks?: ValidateAnswers;
  /** Each condition once. */
  conditions: CompiledCondition[];
  /** Whether conditions read other data than answers, or answers without those of skipped steps. */
  readsData?: true;
  /** Whether conditions or rules read answers of other steps. */
  readsSteps?: true;
  /** Present where a widget keeps unfinished dates: their message, in place of that of the broken rule. */
  unfinishedMessage?: UnfinishedMessage;
  /** The same for widgets that upload files. */
  unfinishedFileMessage?: UnfinishedMessage;
  /** Present where countries are asked for: returns the name in a language of the country that is an answer. */
  countryAnswer?: WriteAnswer;
  /** Present where phone numbers are asked for and read again: writes one in groups. */
  phoneAnswer?: WriteAnswer;
  /** Present where messages have plural forms: picks those by the numbers of the broken rule. */
  pickPlurals?: PickPlurals;
  /** Present where messages name the limit of a rule: writes it as the visitor writes an answer. */
  limitText?: LimitText;
  /** Present where lists have plain values, or items whose answers have to differ. */
  placeItemError?: PlaceItemError;
  /** Present where the answers that a question takes can change. */
  fitAnswers?: FitAnswers;
  /** Present where lists have an item for each choice. */
  choiceItems?: ChoiceItems;
  /** Present where boxes of lists keep typed texts that the lists have no entry for. */
  unlistedTexts?: UnlistedTextTools;
  /** Pointer of the item of a list; present where a step is for this item alone. */
  item?: string;
  /** Present where answers are calculated. */
  calculateAnswers?: CalculateAnswers;
  /** Present where answers are proposed. */
  proposer?: Proposer;
  /** The addresses of the pictures of choices, by their files; present where choices have some. */
  pictures?: Readonly<Record<string, string>>;
  /** By question pointer; present where questions make some. */
  requests?: Readonly<Record<string, QuestionRequests>>;
}

/**
 * Returns the answers as the branches of their questions take them, and as the answers do that choices come from:
 * without choices that are not offered any more, and without answers of another kind. Other questions keep their answers.
 *
 * @param before the answers before a change, and the conditions evaluated for them; without it, every answer is coerced,
 *   as one from elsewhere is
 */
export type FitAnswers = (
  form: CompiledForm,
  answers: Record<string, unknown>,
  dataSources: object,
  before?: {
    answers: Record<string, unknown>;
    conditions: { resolve: (question: Question, pointer: string) => Question };
  },
) => Record<string, unknown>;

/** Keeps the items of lists with "forEach", and names them. */
export interface ChoiceItems {
  /**
   * Returns the answers in which each of these lists has an item for each choice, in the order of the choices, and no
   * others. Unchanged values are not copied.
   */
  follow: (
    form: Pick<CompiledForm, 'questions' | 'groups' | 'conditions'>,
    answers: Record<string, unknown>,
    dataSources: object,
  ) => Record<string, unknown>;
  /**
   * Returns the state of a form once the items of these lists have moved to where other answers have them.
   *
   * @param move moves the items of a list; an order is the former position of each item, -1 for a new one
   */
  arrange: <State extends { answers: Record<string, unknown> }>(
    form: Pick<CompiledForm, 'questions' | 'groups' | 'conditions'>,
    state: State,
    answers: Record<string, unknown>,
    move: (state: State, list: string, order: number[]) => State,
  ) => State;
  /**
   * Returns the title of the choice that an item of such a list is for; `undefined` for any other pointer.
   *
   * @param item pointer of the item
   * @param document the data sources, with the answers
   * @param contentAt returns a question with its texts filled
   */
  titleAt: (
    form: Pick<CompiledForm, 'questions' | 'groups' | 'conditions'>,
    item: string,
    document: object,
    contentAt: (question: Question, pointer: string) => Question,
  ) => string | undefined;
}

/** Texts that stay in the boxes of lists which have no entry for them, by the pointers of their fields. */
export type UnlistedTexts = Readonly<Record<string, string>>;

/** The errors of a form that are about such texts, among others. */
interface FormErrors {
  answers: FormAnswers;
  serverErrors: Readonly<Record<string, string>>;
  refusals: Readonly<Record<string, { typed?: string }>>;
}

/** Keeps such texts for the time that their form is not on the screen. */
export interface UnlistedTextTools {
  /**
   * Returns the texts of a screen, with those among the errors of a form in place of its earlier ones: the same object where
   * none has changed.
   */
  follow: (
    before: UnlistedTexts | undefined,
    form: CompiledForm,
    refusals: FormErrors['refusals'],
  ) => UnlistedTexts;
  /** Returns the errors of a form that opens with texts and answers; the widgets of the texts look them up again. */
  errorsOf: (
    form: CompiledForm,
    unlisted: UnlistedTexts | undefined,
    answers: FormAnswers,
    texts: Texts,
  ) => FormErrors;
  /** Returns whether a text is in place of an answer of a form. */
  holdUp: (
    form: CompiledForm,
    unlisted: UnlistedTexts | undefined,
    answers: FormAnswers,
    dataSources: object,
  ) => boolean;
  /** Returns whether another answer has taken the place of a text at a pointer. */
  isReplaced: (errors: Omit<FormErrors, 'serverErrors'>, pointer: string) => boolean;
}

/** @param language BCP 47 tag; that of the browser without one */
type PickPlurals = (
  message: string,
  words: Readonly<Record<string, unknown>>,
  language: string | undefined,
) => string;

/** @param language BCP 47 tag; that of the browser without one */
type LimitText = (
  limit: unknown,
  question: Question | undefined,
  language: string | undefined,
) => unknown;

/**
 * Writes an answer for a reader; `undefined` where it is no such answer.
 *
 * @param language BCP 47 tag
 */
type WriteAnswer = (answer: unknown, language: string) => string | undefined;

/** Returns the message for an unfinished answer; `undefined` for any other. */
type UnfinishedMessage = (
  question: Question,
  answer: unknown,
  texts: Texts,
  language?: string,
) => string | undefined;

/**
 * Returns the field that shows an error, and the rule that it breaks where another one than the error says; `undefined`
 * where both are those of the error itself.
 *
 * @param questions the question pointers of the form
 */
export type PlaceItemError = (
  error: RuleError,
  answers: unknown,
  questions: { has: (pointer: string) => boolean },
) => { pointer: string; rule?: string } | undefined;

type FormAnswers = Record<string, unknown>;

/** Proposes answers that visitors can change. */
export interface Proposer {
  /** Returns the proposed answer to the question at a pointer; `undefined` where there is none. */
  at: (pointer: string, answers: FormAnswers, dataSources: object) => unknown;
  /** Returns the pointers of the answers that a visitor has changed, with one more where it is proposed. */
  owned: (pointer: string, own: ReadonlySet<string> | undefined) => ReadonlySet<string> | undefined;
  /** Returns the answers that a form opens with; a stored null is an answer that was emptied. */
  start: (
    form: CompiledForm,
    answers: FormAnswers,
    dataSources: object,
    stored: FormAnswers,
  ) => FormAnswers;
  /**
   * Returns the function that proposes anew, after a change, the answers that the visitor has left as they were.
   *
   * @param own pointers of the answers that the visitor has changed
   */
  after: (
    answers: FormAnswers,
    before: {
      answers: FormAnswers;
      dataSources: object;
      conditions: { isAsked: (pointer: string) => boolean };
    },
    own: ReadonlySet<string> | undefined,
  ) => (form: CompiledForm, answers: FormAnswers, dataSources: object) => FormAnswers;
}

/**
 * Returns the answers with those that are calculated. Unchanged values are not copied.
 *
 * @param isAsked returns whether the question at a pointer is asked
 */
export type CalculateAnswers = (
  answers: Record<string, unknown>,
  dataSources: { skipped?: readonly string[] },
  isAsked: (pointer: string) => boolean,
) => Record<string, unknown>;
