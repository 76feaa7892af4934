import type { CallOutcome } from '../../engine/index.ts';
import type { Answers } from '../sample/sample-answers.ts';

/** A way that a screen can look, with what it takes to bring it about. */
export interface ScreenState {
  /** Part of its address, and its name for ever: "signup/contact-details/error-primary_phone-required". */
  path: string;
  kind: 'page' | 'empty' | 'filled' | 'condition' | 'error' | 'waiting' | 'outcome';
  title: string;
  screen: string;
  step?: string;
  /** What the form starts with. */
  answers: Answers;
  /** Whether Next or Submit is pressed. */
  act: 'none' | 'press';
  /** Typed before that: a text that is no answer of the field's type. */
  typed?: { at: string; text: string };
  /** What comes of the load call, if not its sample. */
  load?: 'waiting' | CallOutcome;
  /** What comes of sending. */
  send?: 'waiting' | CallOutcome;
  /** What is the matter with the draft. */
  draft?: {
    /** What the browser has stored. */
    stored?: string;
    /** Whether the browser stores nothing. */
    refused?: true;
  };
  /** Sentences that are to be seen. */
  says: string[];
  /** Route that it leads to. */
  goes?: string;
}

/** States that belong together: those of a page, a form or a step. */
export interface StateGroup {
  path: string;
  title: string;
  /** Name of the screen, and of the step below it. */
  screen: string;
  route: string;
  step?: string;
  states: ScreenState[];
  /** Rules for which no answers were found that show their message. */
  unseen: string[];
}
