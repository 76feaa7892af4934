import { isObject } from '../../../core/is-object.ts';

/** A label, as sentences name things. */
export const quoteLabel = (label: string): string => `'${label}'`;

/** What stands on the page or is sent, as somebody would write it down. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === '') return value === '' ? 'empty' : 'none';
  if (typeof value === 'string') return `"${value.replace(/\r?\n/g, '\\n')}"`;
  if (
    Array.isArray(value) &&
    value.some((run) => isObject(run) && 'href' in run && 'text' in run)
  ) {
    return `"${value.map(runWords).join('')}"`;
  }
  return JSON.stringify(value);
}

function runWords(run: unknown): string {
  if (!isObject(run)) return String(run);
  return `[${run.text}](${run.href}${run.newTab ? ', in a new tab' : ''})`;
}

/** Milliseconds, as somebody would say them. */
export function formatDuration(milliseconds: unknown): string {
  const seconds = Number(milliseconds) / 1000;
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** "a", "a and b", "a, b and c". */
export const joinList = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "the title is now … (was …)", "is gone". */
export function describeReplaced(
  noun: string,
  was: unknown,
  is: unknown,
  words = formatValue,
): string {
  if (is === undefined) return `${noun} is gone (was ${words(was)})`;
  return `${noun} is now ${words(is)} (was ${was === undefined ? 'none' : words(was)})`;
}
