import { describe, expect, it } from 'vitest';
import type { CompiledDraft, Migration } from '../../src/definition/compiled.ts';
import { isBehind, keepAsStored, keepMigrated } from '../../src/engine/draft/kept.ts';

const migrations: Migration[] = [
  {
    to: 3,
    patch: [
      { op: 'move', from: '/name', path: '/full_name' },
      { op: 'remove', path: '/fax' },
    ],
  },
];
const draft: CompiledDraft = { key: 'k', entry: 'e', delay: 0, version: 3, migrations };
const fields = ['full_name', 'size'];
const stored = (version: number, answers?: object) => ({
  answers: answers && { ...answers },
  unreadable: false,
  version,
});

describe('a draft', () => {
  it('is behind where a migration lies between its version and that of the form', () => {
    expect([1, 2, 3, 4].map((version) => isBehind(stored(version, {}), draft))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isBehind(stored(1), draft)).toBe(false);
    expect(isBehind(stored(1, {}), { ...draft, migrations: undefined })).toBe(false);
  });

  it('of the form’s own version is taken as it is', () => {
    expect(keepAsStored(stored(3, { size: 1, old: 2 }), { draft, fields })).toEqual({
      answers: { size: 1, old: 2 },
      unreadable: false,
      changed: false,
      gone: [],
      beyond: {},
    });
  });

  it('of an earlier version goes through the migrations, which tell what they took out', async () => {
    const answers = { name: 'Ada', fax: '1', size: 'big' };
    expect(await keepMigrated(stored(1, answers), draft)).toEqual({
      answers: { full_name: 'Ada', size: 'big' },
      unreadable: false,
      changed: true,
      gone: ['/fax'],
      beyond: {},
    });
  });

  it('of a newer version keeps, unasked, what this one does not ask for', () => {
    const kept = keepAsStored(stored(4, { size: 'big', shoe: 41 }), { draft, fields });
    expect(kept).toMatchObject({ changed: true, gone: [], beyond: { shoe: 41 } });
  });

  it('that is not there has not changed', () => {
    expect(keepAsStored(stored(1), { draft, fields }).changed).toBe(false);
  });
});
