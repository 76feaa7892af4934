import { describe, expect, it } from 'vitest';
import type { CompiledDraft } from '../../src/compiled/screen.ts';
import type { Migration } from '../../src/definition/files/migration.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { keepChanged } from '../../src/engine/draft/changed.ts';
import { isOfAnother } from '../../src/engine/draft/kept.ts';
import { compileForm } from './compile-form.ts';

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
    const others = [1, 2, 3, 4].filter((version) => isOfAnother(stored(version, {}), draft));
    expect(others).toEqual([1, 2, 4]);
    expect(isOfAnother(stored(1), draft)).toBe(false);
    expect(isOfAnother(stored(2, {}), undefined)).toBe(false);
  });

  it('of an earlier version goes through the migrations', () => {
    const answers = { name: 'Ada', fax: '1', size: 'big', old: 1 };
    const kept = keepChanged(stored(1, answers), draft, fields);
    expect(kept.answers).toEqual({ full_name: 'Ada', size: 'big', old: 1 });
    expect(kept.changed?.beyond).toEqual({});
  });

  it('of an earlier version knows what the migrations took out', () => {
    const { changed } = keepChanged(stored(1, { name: 'Ada', fax: '1' }), draft, fields);
    const form = compileForm({
      type: 'object',
      properties: { full_name: { type: 'string' }, fax: { type: 'string', title: 'Fax' } },
    });
    const values = { full_name: 'Ada' };
    const met = { values, answers: values, surroundings: nothing, texts: defaultTexts };
    expect(changed?.again(form, met).map(({ label }) => label)).toEqual(['Fax']);
  });

  it('of a newer version is left as it is, and keeps, unasked, what this one does not ask for', () => {
    const answers = { name: 'Ada', size: 'big', shoe: 41 };
    const kept = keepChanged(stored(4, answers), draft, fields);
    expect(kept.answers).toEqual(answers);
    expect(kept.changed?.beyond).toEqual({ name: 'Ada', shoe: 41 });
  });
});
