import type { ScreenModel, StepModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import type { AnswerLocation } from '../asked-locations.ts';
import type { ScriptedResponse } from './scripted-response.ts';

/** A path through a screen, from opening it to its expected end. */
export type Path = Walk | FailedLoad | Visit;

interface PathBase {
  /** Permanent name, also of its file: "signup/sends-plain". */
  id: string;
  /** Description of the path. */
  title: string;
  screen: string;
  /** Parameters of the address. */
  query: Record<string, string>;
}

/** A form or wizard is filled in and sent. */
export interface Walk extends PathBase {
  kind: 'walk';
  /** The steps of the path; the id of a form screen's only form is empty. */
  steps: WalkedStep[];
  /** Number of steps whose answers a draft holds when the screen opens. */
  storedSteps: number;
  /** Whether each step is also tested when it opens, when it is submitted empty, with Back, and by its exits. */
  thorough: boolean;
  load?: ScriptedResponse;
  send: ScriptedResponse;
  /** Name of the outcome that the first submit has. */
  outcome: string;
  /** Kinds of the conditions that are met, or not met, on the way. */
  conditions: string[];
  expectedEnd: ExpectedEnd;
  /** The second submit, if the visitor stays on the screen after the first. */
  resend?: { send: ScriptedResponse; expectedEnd: ExpectedEnd };
  /** Snapshot file of the end, if it is on the same screen. */
  endFile?: string;
  /** Whether the sent requests have a snapshot file. */
  recorded: boolean;
  /** Whether a browser walks it, too: the stores of the engine walk every recorded one. */
  inBrowser: boolean;
}

export interface WalkedStep {
  id: string;
  title: string;
  /** Pointer of the item that it is for, where it is one of several steps for items. */
  item?: string | undefined;
  /** The title as it is written, with the places of its values, where it has any. */
  heading?: string | undefined;
  /** The answers of this step; none for a review. */
  answers: Answers;
  /** Those of the answers that a draft holds when the screen opens; absent where it holds none. */
  stored?: Answers;
  /** Locations of the questions that are asked for these answers. */
  asked: AnswerLocation[];
  /** Answers to this step that lead to another page, which the visitor gives before those of the path. */
  exits?: { leave: string; answers: Answers }[];
  /** Snapshot files of the step: opened, submitted empty, filled in. */
  files: { opened?: string; pressed?: string; filled?: string };
}

/** Returns the step of a screen that a walked one is; for that of an item, the step that is repeated. */
export const modelOf = ({ steps }: ScreenModel, { id }: { id: string }): StepModel | undefined =>
  steps.find((step) => step.id === id.replace(/\/\d+$/, ''));

/** The call that a screen opens with fails. */
export interface FailedLoad extends PathBase {
  kind: 'load';
  load: ScriptedResponse;
  /** Name of the outcome that the call has. */
  outcome: string;
  expectedEnd: ExpectedEnd;
  endFile?: string;
}

/** A visit to a page, which ends with one of its links if it has any. */
export interface Visit extends PathBase {
  kind: 'visit';
  follows?: { text: string; href: string };
  file?: string;
}

/** The expected state after a call. */
export interface ExpectedEnd {
  /** Route of another screen. */
  route?: string;
  /** Message in an alert, or in a status after a success. */
  message?: string;
  /** Messages beside fields, by pointer. */
  fields: Record<string, string>;
  /** Whether the draft is deleted. */
  clearsDraft: boolean;
}

/** The paths of a screen, and how many combinations of its conditions they stand for. */
export interface ScreenPaths {
  screen: string;
  paths: Path[];
  /** Combinations of conditions that are walked. */
  combinations: number;
  /** Number of combinations if all conditions were independent. */
  possible: number;
  conditions: number;
  /** Paths that nobody walks, since the product has too many. */
  leftOut?: number;
}

/** Returns whether a browser walks a path. The stores of the engine walk each other one. */
export const isInBrowser = (path: Path): boolean => path.kind !== 'walk' || path.inBrowser;
