import type { AnswerLocation } from '../../../src/analysis/form/answer-location.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import type { ScriptedResponse } from './scripted-response.ts';

/** A way through a screen, from opening it to what is to be seen in the end. */
type Path = Walk | FailedLoad | Visit;

interface PathBase {
  /** Its name for ever, and that of its file: "signup/sends-plain". */
  id: string;
  /** In plain words. */
  title: string;
  screen: string;
  /** Parameters of the address. */
  query: Record<string, string>;
}

/** A form or wizard is filled in and sent. */
export interface Walk extends PathBase {
  kind: 'walk';
  /** The steps on the way; the only form of a form screen is one without an id. */
  steps: WalkedStep[];
  /** How many steps are done already when the screen opens, their answers being kept in the browser. */
  done: number;
  /** Whether each step is looked at from all sides: opened, pressed while empty, left backwards. */
  thorough: boolean;
  load?: ScriptedResponse;
  send: ScriptedResponse;
  ends: ExpectedEnd;
  /** What comes of sending once more, where the first time leaves the visitor on the screen. */
  again?: { send: ScriptedResponse; ends: ExpectedEnd };
  /** File of what is to be seen in the end, where that is on the same screen. */
  endFile?: string;
  /** Whether what leaves is recorded in a file of the path's own. */
  recorded: boolean;
}

export interface WalkedStep {
  id: string;
  title: string;
  /** Its own answers; none for a review. */
  answers: Answers;
  /** Places where something is asked for these answers. */
  asked: AnswerLocation[];
  /** Files that show it: just opened, pressed while empty, filled in. */
  files: { opened?: string; pressed?: string; filled?: string };
}

/** The call that a screen opens with fails. */
export interface FailedLoad extends PathBase {
  kind: 'load';
  load: ScriptedResponse;
  ends: ExpectedEnd;
  endFile?: string;
}

/** A page is read, and left by one of its links if it has any. */
export interface Visit extends PathBase {
  kind: 'visit';
  follows?: { text: string; href: string };
  file?: string;
}

/** What is to be seen once a call has ended. */
export interface ExpectedEnd {
  /** Route of another screen. */
  goes?: string;
  /** Said in an alert, or as a status where the call has succeeded. */
  says?: string;
  /** Said beside fields, by pointer. */
  fields: Record<string, string>;
  /** Whether the answers are forgotten. */
  forgets: boolean;
}

/** The paths of a screen, and how many combinations of its conditions they stand for. */
export interface ScreenPaths {
  screen: string;
  paths: Path[];
  /** Combinations of conditions that are walked. */
  combinations: number;
  /** As many as there would be if no condition hung on another. */
  thinkable: number;
  conditions: number;
}
