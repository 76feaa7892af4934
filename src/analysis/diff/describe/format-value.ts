import { isObject } from '../../../core/is-object.ts';

/** Quotes a label for a sentence. */
export const quoteLabel = (label: string): string => `'${label}'`;

/** Formats a text or a value for a sentence. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === '') return value === '' ? 'empty' : 'none';
  if (typeof value === 'string') return `"${value.replace(/\r?\n/g, '\\n')}"`;
  if (
    Array.isArray(value) &&
    value.some((run) => isObject(run) && 'href' in run && 'text' in run)
  ) {
    return `"${value.map(formatRun).join('')}"`;
  }
  return JSON.stringify(value);
}

function formatRun(run: unknown): string {
  if (!isObject(run)) return String(run);
  return `[${run.text}](${run.href}${run.newTab ? ', in a new tab' : ''})`;
}

/** Formats milliseconds as seconds. */
export function formatDuration(milliseconds: unknown): string {
  const seconds = Number(milliseconds) / 1000;
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** Joins words: "a", "a and b", "a, b and c". */
export const joinList = (words: string[]): string => new Intl.ListFormat('en-GB').format(words);

/** Describes a replaced or removed value: "the title is now … (was …)". */
export function describeReplaced(
  noun: string,
  oldValue: unknown,
  newValue: unknown,
  format = formatValue,
): string {
  if (newValue === undefined) return `${noun} is gone (was ${format(oldValue)})`;
  return `${noun} is now ${format(newValue)} (was ${oldValue === undefined ? 'none' : format(oldValue)})`;
}
