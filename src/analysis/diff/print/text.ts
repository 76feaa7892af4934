import type { ReportedChange } from '../reported-change.ts';

/** Formats changes for a terminal, with a heading for each screen. */
export const asText = (changes: ReportedChange[]): string =>
  sections(changes)
    .map(({ where, sentences }) => [where, ...sentences.map((one) => `  ${one}`)].join('\n'))
    .join('\n\n');

export interface Section {
  where: string;
  sentences: string[];
}

/** Groups the sentences by heading, in order. */
export function sections(changes: ReportedChange[]): Section[] {
  const found = new Map<string, string[]>();
  for (const { where, sentence } of changes) {
    found.set(where, [...(found.get(where) ?? []), sentence]);
  }
  return [...found].map(([where, sentences]) => ({ where, sentences }));
}
