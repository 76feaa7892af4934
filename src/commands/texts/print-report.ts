import type { LanguageFile } from '../../compiler/index.ts';
import type { Terminal } from '../command.ts';

/** Prints what is left to do for a language. */
export function printReport({ tag, missing, entries }: LanguageFile, { print }: Terminal): void {
  const changed = entries.filter(({ isStale }) => isStale);
  const unread = entries.filter(({ unit }) => !unit);
  print(`${tag}: ${missing.length} missing, ${changed.length} changed, ${unread.length} unread`);
  for (const one of missing) print(line('missing', one, one.source));
  for (const one of changed) print(line('changed', one, one.unit?.source));
  for (const one of unread) print(line('unread', one, one.source));
}

const line = (state: string, place: { file: string; pointer: string }, text: string | undefined) =>
  `  ${state.padEnd(8)} ${place.file} ${place.pointer}: ${text}`;
