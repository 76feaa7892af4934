import type { CompiledText } from '../compiled/text.ts';

export type FilledTextComponent = typeof import('./text/filled-text.tsx').FilledTextView;

/** Returns whether a text shows values. */
export const hasValues = (text: CompiledText | undefined): boolean =>
  typeof text === 'object' && text.some(Array.isArray);

/** Loads the component for texts with values, where a screen has such texts. */
export async function loadFilledText(
  texts: (CompiledText | undefined)[],
): Promise<FilledTextComponent | undefined> {
  if (!texts.some(hasValues)) return undefined;
  return (await import('./text/filled-text.tsx')).FilledTextView;
}
