// Proves that without any of the migrations of a form with three versions, the checker names the answers that are lost.
import { describe, expect, it } from 'vitest';
import { compileFolder, compileSources } from '../../../src/compiler/index.ts';

const { product, sources } = await compileFolder('tests/products/workshop');
const path = 'workshop/residency/screen.json';
const written = JSON.parse(sources.texts.get(path) ?? '');

/** Returns the findings without the migration at a position. */
function without(position: number) {
  const migrations = written.draft.migrations.toSpliced(position, 1);
  const changed = { ...written, draft: { ...written.draft, migrations } };
  const texts = new Map(sources.texts).set(path, JSON.stringify(changed));
  return compileSources(product.root, { ...sources, texts }).diagnostics;
}

describe('a product with a history of three versions', () => {
  it.each([
    [0, ['lives_in', 'fax', 'assistant_name', 'assistant_email']],
    [1, ['/works/-/name']],
    [2, ['languages']],
    [3, ['years_of_practice']],
    [4, ['craft']],
    [5, ['/stay/equipment']],
  ])('loses answers without its migration number %i: %j', (position, lost) => {
    const found = without(position).filter(({ rule }) => rule === 'lost-answer');
    expect(found.map(({ file }) => /residency\/drafts\/[12]\.json$/.test(file))).not.toContain(
      false,
    );
    const messages = found.map(({ message }) => message);
    expect(messages).toEqual(lost.map((name) => expect.stringContaining(`"${name}"`)));
  });
});
