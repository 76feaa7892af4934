import type { CompiledText } from '../compiled/text.ts';

export type FilledTextComponent = typeof import('./text/filled-text.tsx').FilledTextView;

/** Loads the component for texts with values, where a screen has such texts. */
export const loadFilledText = async (
  texts: (CompiledText | undefined)[],
): Promise<FilledTextComponent | undefined> =>
  hasValues(texts) ? (await import('./text/filled-text.tsx')).FilledTextView : undefined;

/** A run of several parts is one with values. */
export const hasValues = (texts: (CompiledText | undefined)[]): boolean =>
  texts.flat().some(Array.isArray);
