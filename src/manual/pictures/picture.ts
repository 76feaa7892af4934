import type { Result } from '../recipes.ts';

/** A picture on a page of the manual: a state of a screen, which the engine draws in a frame. */
export interface Picture extends Result {
  /** Shown above the frame. */
  caption: string;
  /** The recipe or the widget that it shows: "questions#add-a-question", "reference/widgets/date". */
  of: string;
}

/** Returns the address of the frame that draws a picture. */
export function pictureAddress({ of, state, only }: Picture, base: string): string {
  const query = new URLSearchParams([['of', of], ...only.map((pointer) => ['only', pointer])]);
  return `${base}gallery-frame/${state}?still&${query}`;
}
