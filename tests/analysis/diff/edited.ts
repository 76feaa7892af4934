import { resolve } from 'node:path';
import type { Revision } from '../../../src/analysis/diff/compare-revisions.ts';
import type { ReportedChange } from '../../../src/analysis/diff/reported-change.ts';
import { changesBetween, readRevision, withTexts } from '../../forms/diff-product.ts';

export const shipped = await readRevision(resolve('forms'));
export const workshop = await readRevision(resolve('tests/products/workshop'));
export const poll = await readRevision(resolve('tests/products/poll'));

/** A change of one file: each entry sets what is at a pointer, or removes it where it is undefined. */
export type Edit = Record<string, unknown>;

/** The product with edits made, by the paths of the files in its folder. */
export function edited(product: Revision, edits: Record<string, Edit>): Revision {
  const texts = Object.entries(edits).map(([file, edit]): [string, string] => {
    const path = `${product.root}/${file}`;
    const value = JSON.parse(product.sources.texts.get(path) ?? '{}');
    for (const [pointer, wanted] of Object.entries(edit)) put(value, pointer, wanted);
    return [path, JSON.stringify(value, null, 2)];
  });
  return withTexts(product, texts);
}

/** Returns the reported changes of the edits as sentences. */
export const sentences = (product: Revision, edits: Record<string, Edit>): string[] =>
  changesOf(product, edits).map(({ sentence }) => sentence);

export const changesOf = (product: Revision, edits: Record<string, Edit>): ReportedChange[] =>
  changesBetween(product, edited(product, edits));

type Holder = Record<string, unknown>;

function put(value: unknown, pointer: string, wanted: unknown): void {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/'));
  const key = parts.pop() ?? '';
  const holder = parts.reduce<Holder>((at, part) => {
    at[part] ??= {};
    return at[part] as Holder;
  }, value as Holder);
  if (Array.isArray(holder) && key === '-') holder.push(wanted);
  else if (wanted !== undefined) holder[key] = wanted;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}
