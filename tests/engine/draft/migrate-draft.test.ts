// Proves that a draft of an earlier version goes through the migrations, and one of a later version stays as it is.
import { describe, expect, it } from 'vitest';
import type { CompiledDraft } from '../../../src/compiled/screen.ts';
import type { Migration } from '../../../src/definition/files/migration.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { isOfAnotherVersion } from '../../../src/engine/draft/loaded-draft.ts';
import { migrateDraft } from '../../../src/engine/draft/migrate-draft.ts';
import { compileForm } from '../compile-form.ts';

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

const nothing = { query: {}, page: { url: '' } };

describe('a draft', () => {
  it('is of another version where its number is another', () => {
    const others = [1, 2, 3, 4].filter((version) => isOfAnotherVersion(stored(version, {}), draft));
    expect(others).toEqual([1, 2, 4]);
    expect(isOfAnotherVersion(stored(1), draft)).toBe(false);
    expect(isOfAnotherVersion(stored(2, {}), undefined)).toBe(false);
  });

  it('of an earlier version goes through the migrations', () => {
    const answers = { name: 'Ada', fax: '1', size: 'big', old: 1 };
    const loaded = migrateDraft(stored(1, answers), draft, fields);
    expect(loaded.answers).toEqual({ full_name: 'Ada', size: 'big', old: 1 });
    expect(loaded.changed?.unknownAnswers).toEqual({});
  });

  it('of an earlier version asks again for answers that the migrations removed', () => {
    const { changed } = migrateDraft(stored(1, { name: 'Ada', fax: '1' }), draft, fields);
    const form = compileForm({
      type: 'object',
      properties: { full_name: { type: 'string' }, fax: { type: 'string', title: 'Fax' } },
    });
    const values = { full_name: 'Ada' };
    const context = { values, answers: values, dataSources: nothing, texts: defaultTexts };
    expect(changed?.questionsToReanswer(form, context).map(({ label }) => label)).toEqual(['Fax']);
  });

  it('of a newer version stays as it is, and keeps the answers that this one does not ask for', () => {
    const answers = { name: 'Ada', size: 'big', shoe: 41 };
    const loaded = migrateDraft(stored(4, answers), draft, fields);
    expect(loaded.answers).toEqual(answers);
    expect(loaded.changed?.unknownAnswers).toEqual({ name: 'Ada', shoe: 41 });
  });
});
