// Proves that a product opens with its own name in the title and with a heading.
import { expect, inject, it } from 'vitest';
import { addressQuery } from '../../support/paths/address-query.ts';
import { successResponse } from '../../support/paths/scripted-response.ts';
import { placeIn, testOf } from '../place-in.ts';
import { productModels } from './product-models.ts';
import { openScreen } from './stage.ts';

for (const { name, product, source } of productModels) {
  const screen = product.screens.find(({ route }) => route === '/');
  if (!screen) continue;
  it(
    `${name} opens with its own name and a heading`,
    testOf(placeIn(source, `${source.root}/${screen.id}/screen.json`, '/title'), async () => {
      const { page } = await openScreen(product, inject('served')[name] ?? '', {
        screen,
        query: addressQuery(product, screen),
        load: screen.load && successResponse(product, screen.load.call),
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title(), 'the title of the page').toContain(screen.title);
    }),
  );
}
