import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Question, QuestionGroup } from '../../compiled/question.ts';
import type { DataSources } from '../../core/form/coerce-answers.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import type { CallOutcome } from '../host.tsx';

/** A link to an address that a response names. */
export interface AddressLinkProps {
  text: string;
  /** The name of the address: "{response.receipt}". */
  href: string;
  newTab?: boolean;
  /** Name of the file that the link saves. */
  download?: string;
  isButton?: boolean;
}

/** Fills values into the texts of a screen. Only screens whose texts show values have one. */
export interface TextFiller {
  /** Reads the values from other data. */
  open: (dataSources: DataSources, progress: ScreenAnswers) => void;
  /** Reads the answers again; returns whether a value has changed. */
  refresh: (progress: ScreenAnswers) => boolean;
  /** Tells the texts of the screen about changes; not while one of them renders. */
  announce: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns a number that is another one after each announced change. */
  revision: () => number;
  fill: (text: string) => string;
  /** Fills the texts of an outcome, which can show values of the response. */
  fillOutcome: (callOutcome: CallOutcome) => CallOutcome;
  /** Shows a link to an address that a response names; present where the screen has some. */
  AddressLink?: ComponentType<AddressLinkProps> | undefined;
  /** Fills the texts of a question or group; returns the same object while these stay the same. */
  fillContent: <T extends Question | QuestionGroup>(source: T) => T;
}

/** The filler of the screen; absent where no text of it shows values. */
export const TextFillerContext = createContext<TextFiller | undefined>(undefined);

const unchanged = (text: string) => text;
const subscribeToNothing = () => () => {};
const noRevision = () => 0;

/** Returns a function that fills values into a text; the caller renders again when one changes. */
export function useFill(): (text: string) => string {
  const filler = useContext(TextFillerContext);
  const revision = filler?.revision ?? noRevision;
  useSyncExternalStore(filler?.subscribe ?? subscribeToNothing, revision, revision);
  return filler?.fill ?? unchanged;
}
