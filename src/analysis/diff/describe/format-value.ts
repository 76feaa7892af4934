import { isObject } from '../../../core/is-object.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';

/** Quotes a label for a sentence. */
export const quoteLabel = (label: string): string => `'${label}'`;

/** Formats a text or a value for a sentence. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === '') return value === '' ? 'empty' : 'none';
  if (typeof value === 'string') return `"${value.replace(/\r?\n/g, '\\n')}"`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  const isRichText = value.some((run) => isObject(run) && 'href' in run && 'text' in run);
  return isRichText ? `"${value.map(formatRun).join('')}"` : joinList(value.map(formatValue));
}

function formatRun(run: unknown): string {
  if (!isObject(run)) return String(run);
  return `[${run.text}](${run.href}${run.newTab ? ', in a new tab' : ''}${run.download ? `, saved as ${run.download}` : ''})`;
}

/** Names a widget's control: "a field for a day". */
export const widgetName = (widget: unknown): string =>
  widgetEntry(String(widget))?.noun ?? `the widget "${widget}"`;

/** Formats milliseconds as seconds. */
export function formatDuration(milliseconds: unknown): string {
  const seconds = Number(milliseconds) / 1000;
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** Joins words: "a", "a and b", "a, b and c". */
export const joinList = (words: string[]): string => new Intl.ListFormat('en-GB').format(words);

/**
 * Describes a replaced or removed value: "the title is now … (was …)", "the title is gone (was …)".
 *
 * @param absent the words where there is no value; without it, the value "is gone", or was "none"
 */
export function describeReplaced(
  noun: string,
  oldValue: unknown,
  newValue: unknown,
  format: (value: unknown, isOld: boolean) => string = formatValue,
  absent?: string,
): string {
  const before = oldValue === undefined ? absent : format(oldValue, true);
  const after = newValue === undefined ? absent : format(newValue, false);
  if (after === undefined) return `${noun} is gone (was ${before})`;
  if (before !== after) return `${noun} is now ${after} (was ${before ?? 'none'})`;
  const [old, current] = [oldValue, newValue].map((value) => JSON.stringify(value));
  return `${noun} is now ${after}, by ${current} (was by ${old})`;
}
