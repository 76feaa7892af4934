import { describe, expect, it } from 'vitest';
import type { Revision } from '../../../../src/analysis/diff/compare-revisions.ts';
import { type Edit, sentences } from '../edited.ts';

/** An edit of one file, with the sentences that report it. */
export type Row = [file: string, edit: Edit, ...expected: string[]];

/** Stands for a removal in an edit. */
export const removed = undefined;

/** Expects the sentences of each edit of a product, by group. */
export function expectSentences(product: Revision, groups: Record<string, Row[]>): void {
  describe.each(Object.entries(groups))('%s', (_group, rows) => {
    it.each(rows.map(([file, edit, ...expected]) => ({ file, edit, expected })))(
      'after $edit in $file it says $expected',
      ({ file, edit, expected }) => {
        expect(sentences(product, { [file]: edit }).sort()).toEqual(expected.sort());
      },
    );
  });
}
