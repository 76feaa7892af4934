// The contract between compiler and engine for a screen: a page, a form or a wizard.

import type { Mapping } from '../definition/files/mapping.ts';
import type { Migration } from '../definition/files/migration.ts';
import type { PageFile } from '../definition/files/screen.ts';
import type { RichText } from '../definition/files/text.ts';
import type { Texts } from '../definition/texts.ts';
import type {
  Calculate,
  CallOutcome,
  Choose,
  CompiledLoad,
  CompiledRequest,
  CompiledSubmit,
} from './call.ts';
import type { CompiledForm } from './form.ts';
import type { Question } from './question.ts';
import type { TextValue } from './text.ts';
import type { ValidateFn } from './validate.ts';

export interface CompiledDraft {
  key: string;
  entry: string;
  /** Milliseconds. */
  delay: number;
  version: number;
  /** Days for which it is stored after its last change. */
  days?: number;
  /** Pointer to the value among the data sources that owns it. */
  owner?: string;
  /** Other items of the browser's storage that hold parts of its answers; given where the draft has an owner. */
  items?: string[];
  /**
   * Key of the tab's storage that notes that the visitor goes to the same page in another language. Given where the draft
   * lies in that storage, and for that way alone.
   */
  carriedIf?: string;
  /** Deletes the stored files that a draft names; present where the browser stores files with the draft. */
  deleteFiles?: (draft: string) => Promise<void>;
  /** Ways from earlier versions, in their order. */
  migrations?: Migration[];
}

/** Where the addresses that responses name may lead. */
export interface AllowedAddresses {
  /** Hosts of other sites, which are opened with https. */
  hosts: string[];
  /** Scheme and host of all calls; "" for the host of the page. Paths begin there. */
  provider: string;
}

interface ScreenBase {
  id: string;
  route: string;
  title: string;
  /** CSS pixels. */
  width?: number;
  /** The texts of the engine that the screen words by itself; the others are those of the product. */
  texts?: Partial<Texts>;
  /** Present where texts of the screen, of its steps or of its questions show values. */
  values?: TextValue[];
  /** Where addresses that responses name may lead; present where links lead to some. */
  addresses?: AllowedAddresses;
  /** Loads the code of these links. */
  loadAddressLink?: () => Promise<unknown>;
}

export interface CompiledPage extends ScreenBase {
  kind: 'page';
  heading?: RichText;
  icon?: string;
  body: RichText[];
  actions: PageFile['actions'] & {};
  /** Route of the page for visitors whom no outcome and no exit led to this one. */
  direct?: string;
  /** Whether it shows the answers that the form before it has sent. */
  review?: boolean;
  /** Whether a button prints it. */
  print?: boolean;
  /** Loads the code of both. */
  loadPrintable?: () => Promise<unknown>;
  /** Loads the button that sends again; present where the page has one. */
  loadResend?: () => Promise<unknown>;
  /** Loads the screens whose submit call it makes, by their ids. */
  senders?: Record<string, () => Promise<CompiledFormScreen | CompiledWizard>>;
  /** Loads the screens of which it shows something, by their ids; present where the product has other languages. */
  shownScreens?: Record<string, () => Promise<CompiledFormScreen | CompiledWizard>>;
  /** Loads the code that writes in its language what was passed on in another one. */
  loadInLanguage?: () => Promise<unknown>;
}

/**
 * Puts each message that the end of a call has about an answer beside this answer, or the one that it is a part of, if the
 * visitor can edit it: its question is asked by one of the forms.
 *
 * @returns the messages by pointer, and those about nothing that can be edited
 */
export type PlaceMessages = (
  ended: CallOutcome,
  forms: { form: CompiledForm; answers: Record<string, unknown>; dataSources: object }[],
) => { beside: Record<string, string>; others: string[] };

interface FormBase extends ScreenBase {
  load?: CompiledLoad;
  prefill?: Mapping;
  /** Present where the prefill calculates. */
  calculate?: Calculate;
  /** Present where the prefill has conditions. */
  choose?: Choose;
  draft?: CompiledDraft;
  submit: CompiledSubmit;
  /** Present where an outcome of "submit" shows messages beside fields. */
  placeMessages?: PlaceMessages;
  /** Saves the draft at the provider; `from` is the pointer to a saved one among the data sources. */
  saveLater?: CompiledRequest & { from: string };
  /** Loads the parts of the engine for a draft that the provider saves; absent where no page shows it. */
  loadSaveLater?: () => Promise<unknown>;
  /** Mails the link that leads to a saved draft. */
  mailLink?: CompiledRequest;
  /** Whether an outcome leads to another site; absent where none does. */
  leavesProduct?: boolean;
  /** Whether calls bring the choices of some questions; absent where none does. */
  callsForChoices?: boolean;
  /** Names of all fields at the top of the answers. */
  fields: string[];
  /** Question pointers of the answers that may not be stored, and pointers of such parts of answers. */
  unstored: string[];
  /** Question pointers of the answers that no prefill gives; absent where there are none. */
  secrets?: string[];
}

export interface CompiledFormScreen extends FormBase {
  kind: 'form';
  intro?: RichText;
  autocomplete: 'on' | 'off';
  form: CompiledForm;
}

export interface CompiledExit {
  leave: string;
  /** Validates the data sources, with the answers up to this step. */
  when: ValidateFn;
  /** Values that the page there shows. */
  shows?: TextValue[];
  /** Id of the screen, where that page shows values of it and the product has other languages. */
  shownFrom?: string;
}

/** A list for whose items a step is repeated. */
export interface RepeatedList extends Pick<Question, 'choices' | 'source' | 'only' | 'except'> {
  /** Pointer of the list. */
  list: string;
}

/** The item of a list that a step is for. */
export interface StepItem {
  /** Id of the step that is repeated. */
  step: string;
  /** Pointer of the item: "/opinions/0". */
  pointer: string;
  /** The title of its choice. */
  label: string;
  /** Returns whether its step shows a message about an answer; the first shows those about the list. */
  shows: (pointer: string) => boolean;
  /** Returns the form of the repeated step, of which the item alone is drawn and validated. */
  formOf: (form: CompiledForm) => CompiledForm;
}

export interface CompiledStep {
  /** Its place in the address. */
  id: string;
  title: string;
  /** Validates the data sources, with the answers of the steps before it: false skips the step. */
  when?: ValidateFn;
  /** Whether "when" reads the response of the load call or the address. */
  readsData?: true;
  /** Names of the fields whose answers decide whether it is shown, or how often; absent where none do. */
  decidedBy?: string[];
  /** Pages to which visitors go instead of the next step, where a condition holds. */
  exits?: CompiledExit[];
  /** Names of its fields at the top of the answers; none for a review. */
  fields: string[];
  /** The call that is made when the step opens. */
  request?: CompiledLoad;
  /** Loads the step's form; absent for a review. */
  load?: () => Promise<CompiledForm>;
  intro?: RichText;
  /** Present where it is repeated: the list, and the choices for which the list has items. */
  forEach?: RepeatedList;
  /**
   * Present where it is repeated: returns the step of each item.
   *
   * @param document the data sources, with the answers of the steps before it
   */
  itemSteps?: (step: CompiledStep, document: object) => CompiledStep[];
  /** Present at the step of one item. */
  item?: StepItem;
}

export interface CompiledWizard extends FormBase {
  kind: 'wizard';
  steps: CompiledStep[];
}

export type CompiledScreen = CompiledPage | CompiledFormScreen | CompiledWizard;
