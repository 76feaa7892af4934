import type { FilledText } from '../../compiled/text.ts';
import { getAt } from '../../core/pointer.ts';
import { useHost } from '../host.tsx';

/** A run of plain text with values, on a page: those of its address, and those that the screen before passed on. */
export function ShownTextView({ run }: { run: FilledText }) {
  const { readSources, useShownValues } = useHost();
  const shown = useShownValues();
  const sources = readSources();
  const textOf = (from: string) => shown[from] ?? (getAt(sources, from) as string | undefined);
  return run
    .map((part) => (typeof part === 'string' ? part : textOf(part.from) || (part.default ?? '')))
    .join('');
}
