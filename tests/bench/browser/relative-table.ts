import { markdownTable } from '../markdown-table.ts';
import type { Sample } from './sample.ts';
import { medianRatio } from './statistics.ts';
import type { Table } from './tables.ts';

/** Libraries that ours is set in relation to: the floors, the best page written by hand, and the library below ours. */
const bases = ['plain', 'mui-plain', 'rhf-mui', 'rjsf'];

/** Writes what ours takes in relation to others in the same repeats: times alone tell more of the machine than of the code. */
export function relativeTable(
  tables: Table[],
  samples: Sample[],
  titles: Map<string, string>,
): string {
  const shown = bases.filter((base) => titles.has(base));
  const rows = tables.flatMap(({ title, columns }) =>
    columns
      .filter(({ isYesNo }) => !isYesNo)
      .map((column) => [
        `${title}: ${column.title}`,
        ...shown.map((base) => ratioText(medianRatio(samples, column.measure, 'ours', base))),
      ])
      .filter((row) => row.slice(1).some((text) => text !== '')),
  );
  if (rows.length === 0) return '';
  const names = shown.map((base) => titles.get(base) ?? base);
  return markdownTable(['This engine, relative to', ...names], rows);
}

const ratioText = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '');
