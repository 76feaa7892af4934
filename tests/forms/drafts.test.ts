import { describe, it } from 'vitest';
import { buildProductModel } from '../../src/analysis/build-product-model.ts';
import { missingFromDraft } from '../../src/analysis/drafts/draft-targets.ts';
import { expectNone } from './expect-none.ts';
import { draftScreensOf } from './expected-draft.ts';
import { placeIn } from './place-in.ts';
import { compileProduct, named } from './products.ts';

for (const [name, folder] of named) {
  const { product } = await compileProduct(folder);
  const draftScreens = draftScreensOf(buildProductModel(product), product.screens);
  if (draftScreens.length === 0) it.skip(`${name} keeps no drafts`);

  describe.each(draftScreens)(`${name}, $screen.title`, ({ screen, source, version }) => {
    it('has frozen all that visitors may keep of its version; "npm run forms:freeze" does it', () => {
      const frozen = source.drafts.find((one) => one.version === version);
      const place = frozen
        ? placeIn(product, frozen.path, '/answers')
        : placeIn(product, source.path, '/draft');
      expectNone(
        missingFromDraft(screen, frozen?.answers ?? []).map(
          (target) => `${place}: No frozen draft of version ${version} has ${target}.`,
        ),
      );
    });
  });
}
