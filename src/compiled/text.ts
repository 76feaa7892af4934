// The contract between compiler and engine for a text: its links, and the values that it shows.

import type { RichText } from '../definition/files/text.ts';
import type { AnswerDisplay } from '../definition/widgets/index.ts';

/** A value that a text shows, always as plain text. */
export interface TextValue {
  /** Pointer in the mapping document. */
  from: string;
  /** Stands in where there is no value. */
  default?: string;
  /** How it is written, where no question decides that. */
  display?: AnswerDisplay;
}

/** Plain text around the values that it shows, in their order. */
export type FilledText = (string | TextValue)[];

type Link = Exclude<Exclude<RichText, string>[number], string>;

export type CompiledText = string | (string | Link | FilledText)[];
