// Proves that the products of many screens that the bench measures are sound.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileFolder } from '../../src/compiler/index.ts';
import { measureJourneys } from './journeys.ts';
import { writeProduct } from './many-screens.ts';

it('the product of the bench has nothing that the checker finds, or nothing would be measured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-product-'));
  try {
    await writeProduct(folder, 2);
    const { diagnostics } = await compileFolder(folder);
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    await measureJourneys(folder, 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
