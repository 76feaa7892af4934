import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import type { Press } from './watch-presses.ts';

/** The presses of all visits with a device, by its name. */
export type PressesByDevice = Map<string, Press[]>;

/** Writes a table in Markdown of the slowest press of each kind, the median in brackets, and the median processor time. */
export function pressTable(byDevice: PressesByDevice): string {
  const devices = [...byDevice.keys()];
  const all = [...byDevice.values()];
  const kinds = [...new Set(all.flat().map(({ kind }) => kind))];
  const head = [
    'Press',
    ...devices.map((device) => `${device}, slowest (median)`),
    ...devices.map((device) => `${device}, processor`),
  ];
  const rows = kinds.map((kind) => {
    const own = all.map((presses) => presses.filter((press) => press.kind === kind));
    return [
      kind,
      ...own.map((presses) => slowest(presses.map(({ paint }) => paint))),
      ...own.map((presses) => `${Math.round(median(presses.map(({ processor }) => processor)))}`),
    ];
  });
  return markdownTable(head, rows);
}

const slowest = (times: number[]) => `${Math.max(...times)} (${median(times)})`;
