// The contract between compiler and engine for the values that texts show: "{answers.first_name|there}".

import type { AnswerDisplay } from '../definition/widget-catalogue/index.ts';

/** A value that a text shows, always as plain text. */
export interface TextValue {
  /** Pointer in the mapping document. */
  from: string;
  /** The way it is written, where no question decides that. */
  display?: AnswerDisplay;
  /** Whether a text picks its plural form by it: the number itself, or that of the items of a list. */
  counts?: true;
}
