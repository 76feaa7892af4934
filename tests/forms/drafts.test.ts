import { describe, expect, it } from 'vitest';
import { unfrozen } from '../../src/analysis/drafts/frozen-answers.ts';
import { readProduct } from '../../src/analysis/read-product.ts';
import { checkForms, checkSources } from '../../src/compiler/index.ts';
import { named } from './products.ts';
import { keepingOf } from './returning.ts';

for (const [name, folder] of named) {
  const { product, sources } = await checkForms(folder);

  const keepings = keepingOf(readProduct(product), product.screens);
  if (keepings.length === 0) it.skip(`${name} keeps no drafts`);

  describe.each(keepings)(`${name}, "$screen.title"`, (keeping) => {
    const { screen, source, draft, version } = keeping;

    it('has frozen all that visitors may keep of its version; "npm run forms:freeze" does it', () => {
      const frozen = source.drafts.find((one) => one.version === version);
      expect(unfrozen(screen, frozen?.answers ?? [])).toEqual([]);
    });

    const migrations = (draft.migrations ?? []).map(({ to }, index) => ({ to, index }));
    it.for(migrations)(
      'needs its migration to version $to (at /draft/migrations/$index)',
      ({ index }) => {
        const written = JSON.parse(sources.texts.get(source.path) ?? '');
        written.draft.migrations.splice(index, 1);
        const texts = new Map(sources.texts).set(source.path, JSON.stringify(written));
        const { diagnostics } = checkSources(product.root, { ...sources, texts });
        expect(diagnostics.map(({ rule }) => rule)).toContain('lost-answer');
      },
    );
  });
}
