import { isObject } from '../../../core/is-object.ts';

/** Joins the adjacent plain runs of a text with links; plain text stays as it is. */
export function normalizeRichText(text: unknown): unknown {
  if (!Array.isArray(text)) return text;
  const runs: unknown[] = [];
  for (const run of text) {
    const last = runs.at(-1);
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run;
    else if (run !== '') runs.push(isObject(run) && run.newTab === false ? withoutTab(run) : run);
  }
  if (runs.length === 0) return '';
  return runs.length === 1 && typeof runs[0] === 'string' ? runs[0] : runs;
}

const withoutTab = ({ newTab: _, ...run }: Record<string, unknown>) => run;
