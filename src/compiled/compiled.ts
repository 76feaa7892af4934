import type { Mapping } from '../core/mapping.ts';
import type { Call } from '../definition/files/app.ts';
import type { Migration } from '../definition/files/migration.ts';
import type { LoadFile, Outcomes, SubmitFile } from '../definition/files/screen.ts';
import type { RichText } from '../definition/files/text.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { Texts } from '../definition/texts.ts';
import type { WidgetEntry } from '../definition/widgets.ts';

/** A validator that ajv compiled at build time: true, or false with `errors` set on itself. */
export interface Validate {
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
  at: string;
  label: string;
  widget: string;
  /** JSON Schema type, where it is a single one. */
  type?: string;
  /** writeOnly: never stored. */
  secret?: true;
  /** Asked only under a condition. */
  conditional?: true;
  /** Judged only by Next or Submit, once all others are valid. */
  last?: true;
  choices?: Choice[];
  source?: ChoiceSource;
  /** Pointer in the mapping document: the choice that may not be in this answer. */
  exclude?: string;
  /** Pointer in the mapping document: a change there empties this answer. */
  clearedBy?: string;
  /** Stands in until the visitor answers. */
  default?: unknown;
  /** Shown after a number. */
  unit?: string;
  /** Of a list of groups: as many items as this stand there from the start. */
  atLeast?: number;
  /** What is said for each broken rule, by keyword. */
  messages: Record<string, string>;
}

/** Questions that belong together: an object, or each item of a list. */
export interface QuestionGroup {
  /** Pointer in the answers; any item of a list is "-": "/guests/-". */
  at: string;
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
  validate: Validate;
  /** Validators of the rendered schema's conditions, by RJSF's schema hash. */
  conditions: Record<string, Validate>;
}

export interface CompiledCall extends Omit<Call, 'response' | 'timeout'> {
  name: string;
  /** Milliseconds. */
  timeout?: number;
  /** Judges a response body; absent where it is not read. */
  response?: Validate;
}

export interface CompiledDraft {
  key: string;
  entry: string;
  /** Milliseconds. */
  delay: number;
  version: number;
  /** Ways from earlier versions, in their order. */
  migrations?: Migration[];
}

interface ScreenBase {
  id: string;
  route: string;
  title: string;
  /** CSS pixels. */
  width?: number;
  texts: Texts;
}

export interface CompiledPage extends ScreenBase {
  kind: 'page';
  heading?: string;
  icon?: string;
  body: RichText[];
  actions: { text: string; href: string }[];
}

interface FormBase extends ScreenBase {
  load?: LoadFile;
  prefill?: Mapping;
  draft?: CompiledDraft;
  submit: SubmitFile;
  /** Names of all fields at the top of the answers. */
  fields: string[];
  /** Question pointers of the answers that may not be stored. */
  secrets: string[];
}

export interface CompiledFormScreen extends FormBase {
  kind: 'form';
  intro?: RichText;
  autocomplete: 'on' | 'off';
  form: CompiledForm;
}

export interface CompiledStep {
  id: string;
  title: string;
  /** Judges the answers of the steps before it: false skips the step. */
  when?: Validate;
  /** Names of its fields at the top of the answers; none for a review. */
  fields: string[];
  /** Loads the step's form; absent for a review. */
  load?: () => Promise<CompiledForm>;
  intro?: RichText;
}

export interface CompiledWizard extends FormBase {
  kind: 'wizard';
  steps: CompiledStep[];
}

export type CompiledScreen = CompiledPage | CompiledFormScreen | CompiledWizard;

export interface ScreenReference {
  id: string;
  kind: CompiledScreen['kind'];
  route: string;
  title: string;
  /** Widgets that the screen shows at once, so that they can be loaded beside it. */
  widgets: string[];
  load: () => Promise<CompiledScreen>;
}

export interface CompiledApp {
  name: string;
  language: string;
  logo?: { src: string; darkSrc?: string; alt: string; height: number };
  theme: {
    light: { primary: string; error: string };
    dark: { primary: string; error: string };
    radius: number;
  };
  provider: { host: string; csrf?: { cookie: string; header: string } };
  calls: Record<string, CompiledCall>;
  texts: Texts;
  screens: ScreenReference[];
}

export type { LoadFile, Migration, Outcomes, SubmitFile };
