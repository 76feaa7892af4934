import type { Choice } from '../../definition/compiled.ts';
import type { Texts } from '../../definition/texts.ts';

/** An answer as a person reads it, or `undefined` where there is none. */
export function answerText(
  value: unknown,
  { choices, texts }: { choices: Choice[] | undefined; texts: Texts },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const parts = value.flatMap((item) => answerText(item, { choices, texts }) ?? []);
    return parts.length > 0 ? parts.join('\n') : undefined;
  }
  const chosen = choices?.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return String(value);
}
