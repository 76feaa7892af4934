import type { Answers } from '../../core/form/coerce-answers.ts';
import type { CallOutcome } from '../../engine/index.ts';

/** One appearance of a screen, with everything needed to reproduce it. */
export interface ScreenState {
  /** Part of its address, and its permanent name: "signup/contact-details/error-primary_phone-required". */
  path: string;
  kind: 'page' | 'empty' | 'filled' | 'condition' | 'error' | 'waiting' | 'outcome';
  title: string;
  screen: string;
  step?: string;
  /** Answers with which the form opens. */
  answers: Answers;
  /** Whether Next or Submit is pressed. */
  action: 'none' | 'submit';
  /** Typed before that: a text that does not fit the field's type. */
  typed?: { pointer: string; text: string };
  /** Body of the load call's answer, and parameters of the address, where the samples of the screen do not lead to the state. */
  loaded?: unknown;
  query?: Record<string, string>;
  /** Outcome of the load call; without it, the call brings its sample. */
  load?: 'waiting' | CallOutcome;
  /** Outcome of the submit call. */
  send?: 'waiting' | CallOutcome;
  /** A field that is left, and the outcome of the call that checks its answer, where one does. */
  check?: { pointer: string; outcome?: 'waiting' | CallOutcome };
  /** A file that is chosen, with its size; where it is uploaded at once, the call and its outcome. */
  file?: {
    pointer: string;
    name: string;
    bytes: number;
    call?: string | undefined;
    outcome?: 'waiting' | CallOutcome;
  };
  /** A call that brings choices or the data of the step, and its outcome; without one, such calls bring their samples. */
  choices?: {
    call: string;
    outcome: 'waiting' | CallOutcome | undefined;
    /** Typed to search for choices. */
    search?: { pointer: string; text: string };
  };
  /** The button that saves the draft at the provider, and the result of its calls; "refused" means that the link has ended. */
  later?: { button: string; outcomes: Record<string, CallOutcome | 'refused'> };
  draft?: {
    /** Content of the browser's storage. */
    stored?: string;
    /** Whether the browser refuses to store anything. */
    refused?: true;
  };
  /** Sentences that the screen shows. */
  expectedTexts: string[];
  /** Route to which the state leads. */
  expectedRoute?: string;
}

/** The states of one page, form or step. */
export interface StateGroup {
  path: string;
  title: string;
  /** Title of the screen. */
  screen: string;
  route: string;
  /** Id of the step, in a wizard. */
  step?: string;
  states: ScreenState[];
  /** Rules with a message for which no violating answers were found. */
  unreachedRules: string[];
}
