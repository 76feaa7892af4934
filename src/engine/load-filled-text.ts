import type { CompiledText } from '../compiled/text.ts';

export type FilledTextComponent = typeof import('./text/filled-text.tsx').FilledTextView;

/** Loads the component for texts with values, where a screen has such texts. */
export async function loadFilledText(
  texts: (CompiledText | undefined)[],
): Promise<FilledTextComponent | undefined> {
  // A run of several parts is one with values.
  if (!texts.flat().some(Array.isArray)) return undefined;
  return (await import('./text/filled-text.tsx')).FilledTextView;
}
