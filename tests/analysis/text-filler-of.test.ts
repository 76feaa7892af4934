// Proves that a text beside an example reads the answers of shown steps and of its own, and of no skipped step.
import { expect, it } from 'vitest';
import { textFillerOf } from '../../src/analysis/examples/text-filler-of.ts';
import { KeyedCache, parseProduct } from '../../src/compiler/index.ts';
import { tinySources } from '../vite/overlay.ts';

const review = { review: 'review', title: 'Check', intro: 'To {answers.address.city|nobody}' };
const extras = {
  step: 'extras',
  when: { required: ['size'], properties: { size: { const: 'large' } } },
};
const steps = ['taste', extras, review];
const product = parseProduct(
  'forms',
  tinySources({ 'order/screen.json': { steps } }),
  new KeyedCache(),
);

/** Fills the answer of a step that only large ones have into a text. */
function filled(step: string, size: string) {
  const screen = product.screens.find(({ id }) => id === 'order');
  const form = screen?.steps.get(step);
  const fill = screen && form && textFillerOf(product, screen, form);
  const dataSources = { query: {}, page: { url: '' } };
  return fill?.(dataSources)('{answers.address.city|nobody}', { size, address: { city: 'Cork' } });
}

it('an example reads the answers of the steps that are shown', () => {
  expect(filled('taste', 'large')).toBe('Cork');
});

it('an example reads no answer of a skipped step', () => {
  expect(filled('taste', 'small')).toBe('nobody');
});

it('an example of a step reads the answers of this step, which is on the screen', () => {
  expect(filled('extras', 'small')).toBe('Cork');
});
