import { expect, inject, it } from 'vitest';
import { addressQuery } from '../../support/paths/address-query.ts';
import { successResponse } from '../../support/paths/scripted-response.ts';
import { productModels } from './product-models.ts';
import { openScreen } from './stage.ts';

it.each(productModels)('$name opens with its own name and a heading', async ({ name, product }) => {
  const screen = product.screens.find(({ route }) => route === '/');
  if (!screen) return;
  const { page } = await openScreen(product, inject('served')[name] ?? '', {
    screen,
    query: addressQuery(product, screen),
    load: screen.load && successResponse(product, screen.load.call),
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain(screen.title);
});
