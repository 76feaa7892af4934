import type { Measured } from './median.ts';

/**
 * A table of what was measured: each value, and its ratio to that of the smallest size in the same run, since times
 * alone tell more of the machine than of the code.
 */
export function report(measured: Measured[]): string {
  const kinds = [...new Set(measured.map(({ what }) => what))];
  const rows = kinds.flatMap((kind) => {
    const all = measured.filter(({ what }) => what === kind);
    const [least] = all;
    return all.map(({ what, size, screens, time, unit = 'ms' }) => [
      what,
      size,
      `${time.toFixed(0)} ${unit}`.trim(),
      `${(time / screens).toFixed(2)} ${unit}`.trim(),
      ratio(time, least?.time),
      ratio(time / screens, least && least.time / least.screens),
    ]);
  });
  const head = ['', '', 'measured', 'per screen', 'relative', 'per screen, relative'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

const ratio = (value: number, base = Number.NaN) => `${(value / base).toFixed(2)} x`;
