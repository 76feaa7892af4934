import { fieldsPerScreen } from './many-screens.ts';
import { markdownTable } from './markdown-table.ts';
import type { Measured } from './median.ts';

/**
 * Returns a table in Markdown of each measure at each size, and of its growth from size to size: the ratio of the values
 * for each screen. Above 1, it grows faster than the product.
 */
export function report(measured: Measured[]): string {
  const sizes = [...new Set(measured.map(({ screens }) => screens))].sort((a, b) => a - b);
  const pairs = sizes.slice(1).map((size, index) => [sizes[index] ?? size, size] as const);
  const rows = [...new Set(measured.map(({ what }) => what))].map((what) => {
    const at = (size: number) =>
      measured.find((each) => each.what === what && each.screens === size);
    const growth = pairs.map(([from, to]) => ratio(perScreen(at(to)), perScreen(at(from))));
    return [what, ...sizes.map((size) => written(at(size))), ...growth];
  });
  const head = [
    `Screens of ${fieldsPerScreen} fields`,
    ...sizes.map(count),
    ...pairs.map(([from, to]) => `each of ${count(to)}, relative to ${count(from)}`),
  ];
  return markdownTable(head, rows);
}

const perScreen = (measured: Measured | undefined) => measured && measured.value / measured.screens;

const ratio = (value: number | undefined, base: number | undefined) =>
  value === undefined || base === undefined ? '' : (value / base).toFixed(2);

const written = (measured: Measured | undefined) => {
  if (!measured) return '';
  const { value, unit = 'ms' } = measured;
  return `${value < 10 && unit !== '' ? value.toFixed(1) : count(value)} ${unit}`.trim();
};

const count = (value: number) => Math.round(value).toLocaleString('en');
