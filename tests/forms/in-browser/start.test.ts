import { describe, expect, inject, it } from 'vitest';
import { compileFolder } from '../../../src/compiler/index.ts';
import { visitor } from '../../journeys/visitor.ts';
import { named } from '../products.ts';

describe.each(named)('%s', (name, folder) => {
  it('opens with its own name and a heading', async () => {
    const { product } = await compileFolder(folder);
    const [first] = product.screens.filter(({ screen }) => screen.route === '/');
    if (!first) return;
    const page = await visitor();
    await page.goto(inject('served')[name] ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain(first.screen.title);
  });
});
