import type { CompiledForm, ValidateFn } from '../compiled/form.ts';
import type { CompiledScreen } from '../compiled/screen.ts';
import type { Call } from '../definition/files/app.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import type { SandboxFile } from '../definition/files/sandbox.ts';
import type { DraftFile, LoadFile, SubmitFile } from '../definition/files/screen.ts';
import type { RichText } from '../definition/files/text.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Texts } from '../definition/texts.ts';

/** Judges a value by a schema. Whoever asks for samples brings a schema compiler. */
export type ValidateValue = (schema: JsonSchema, value: unknown) => boolean;

/** A form with its rules: the schema as it was written, references inlined, and what is asked by it. */
export interface FormModel extends Pick<CompiledForm, 'ui' | 'questions' | 'groups'> {
  schema: JsonSchema;
  validate: ValidateFn;
}

export interface StepModel {
  /** Empty for the only form of a form screen. */
  id: string;
  title: string;
  intro?: RichText;
  /** Judges the answers so far; a step whose condition fails is skipped. */
  when?: JsonSchema;
  /** Absent for a review. */
  form?: FormModel;
}

export interface ScreenModel {
  id: string;
  kind: CompiledScreen['kind'];
  route: string;
  title: string;
  /** Of a page, where it is not the title. */
  heading?: string;
  intro?: RichText;
  texts: Texts;
  load?: LoadFile;
  prefill?: Mapping;
  submit?: SubmitFile;
  /** Where answers are kept in the browser, if they are. */
  draft?: DraftFile;
  /** None on a page, one on a form screen. */
  steps: StepModel[];
  /** Ways on that a page offers. */
  actions: { text: string; href: string }[];
}

/** A product as it was written, as far as the gallery shows it. */
export interface ProductModel {
  name: string;
  screens: ScreenModel[];
  calls: Record<string, Call>;
  /** What the local provider answers: good samples of what a call brings. */
  sandbox?: SandboxFile;
  validate: ValidateValue;
}
