import type { CompiledForm } from '../compiled/form.ts';
import type {
  AllowedAddresses,
  CompiledScreen,
  RepeatedList,
  StepItem,
} from '../compiled/screen.ts';
import type { ValidateAnswers } from '../compiled/validate.ts';
import type { FormSource } from '../compiler/index.ts';
import type { CalledChoices } from '../core/form/called-choices.ts';
import type { Call } from '../definition/files/call.ts';
import type { DataCondition } from '../definition/files/condition.ts';
import type { DraftFile } from '../definition/files/draft.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import type { Closes, Opens } from '../definition/files/opening-times.ts';
import type { LoadFile, StepLoadFile, SubmitFile } from '../definition/files/request.ts';
import type { SandboxFile } from '../definition/files/sandbox.ts';
import type { RichText } from '../definition/files/text.ts';
import type { VisitFile } from '../definition/files/visit.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Texts } from '../definition/texts.ts';

/** Validates a value against a schema. */
export type ValidateValue = (schema: JsonSchema, value: unknown) => boolean;

/** Returns samples of the responses of the load calls of steps, by the ids of the steps; the calls read the document. */
type StepSamples = (document: object) => Record<string, unknown>;

/** A form with its questions and its rules. */
export interface FormModel
  extends Pick<
    CompiledForm,
    'ui' | 'questions' | 'groups' | 'conditions' | 'calculateAnswers' | 'choiceItems'
  > {
  /** Its two files, references inlined. */
  source: FormSource;
  /** Returns samples of the data that steps up to this one load; absent where none does. */
  stepData?: StepSamples;
  /** Pointer of the list for whose items its step is repeated. */
  repeatedFor?: string | undefined;
  /** Samples of the choices that calls bring. */
  calledChoices?: CalledChoices | undefined;
  validate: ValidateAnswers;
}

export interface StepModel {
  /** Empty for the only form of a form screen. */
  id: string;
  title: string;
  /** The title as it is written, with the places of its values, where it has any. */
  heading?: string | undefined;
  intro?: RichText;
  /** Condition on the earlier answers and on other data; the step is skipped where it fails. */
  when?: DataCondition;
  /** Pages to which visitors go instead of the next step. */
  exits?: { leave: string; when: DataCondition }[];
  /** The call that is made when it opens. */
  load?: StepLoadFile;
  /** The list for whose items it is repeated. */
  forEach?: RepeatedList | undefined;
  /** The item that it is for, where it is one of these steps. */
  item?: StepItem;
  /** Absent for a review. */
  form?: FormModel;
}

export interface ScreenModel {
  id: string;
  kind: CompiledScreen['kind'];
  route: string;
  title: string;
  /** As it is written, with the places of its values; absent where it is the title. */
  heading?: string | undefined;
  intro?: RichText;
  texts: Texts;
  load?: LoadFile;
  prefill?: Mapping;
  submit?: SubmitFile;
  opens?: Opens;
  closes?: Closes;
  /** The draft in which the browser stores answers, if it does. */
  draft?: DraftFile;
  /** None on a page, one on a form screen. */
  steps: StepModel[];
  /** Links and buttons of a page. */
  actions: { text: string; href: string }[];
}

/** A product as its definitions describe it, with validators for everything in it. */
export interface ProductModel {
  name: string;
  /** BCP 47 tag of the texts. */
  language: string;
  visit?: VisitFile;
  /** The version of its definitions, a short hash. */
  version: string;
  screens: ScreenModel[];
  calls: Record<string, Call>;
  /** Where addresses that responses name may lead. */
  addresses: AllowedAddresses;
  /** The local provider, whose answers serve as samples of responses. */
  sandbox?: SandboxFile;
  validate: ValidateValue;
}
