// Proves that the gallery shows a rule that only remarks as the note below a field that was left.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildProductModel } from '../../src/analysis/build-product-model.ts';
import { listStates } from '../../src/analysis/states/list-states.ts';
import { compileFolder } from '../../src/compiler/index.ts';

it('a rule that only remarks is shown once its field is left, and not as an error', async () => {
  const { product } = await compileFolder(resolve('tests/products/quote'));
  const groups = listStates(buildProductModel(product));
  const states = groups.find(({ step }) => step === 'car')?.states ?? [];
  const ofValue = states.filter(({ path }) => path.includes('-value-m'));
  expect(ofValue.map(({ path, kind, action, check }) => [path, kind, action, check])).toEqual([
    ['quote/car/error-value-minimum', 'error', 'submit', undefined],
    ['quote/car/remark-value-maximum', 'outcome', 'none', { pointer: '/value' }],
  ]);
  const remark = ofValue.at(-1);
  expect(remark?.answers.value).toBeGreaterThan(250_000);
  expect(remark?.expectedTexts.join()).toContain('That is more than £250,000');
});
