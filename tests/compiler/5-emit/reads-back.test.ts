// Proves that only forms whose phone numbers are read again load what numbers look like in each country.
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';
import { tinyProduct } from '../tiny-product.ts';

const { compile } = createCompiler('forms');

const extras = {
  'order/extras/schema.json': { properties: { phone: { type: 'string', title: 'Telephone' } } },
  'order/extras/ui.json': { phone: { 'ui:widget': 'phone' } },
};

const order = tinyProduct['order/screen.json'] as { steps: unknown[] };
const unreviewed = { 'order/screen.json': { steps: order.steps.slice(0, -1) } };

/** Returns whether the module of a step writes phone numbers. */
function writesPhones(change: Overlay, step = 'extras'): boolean {
  const { product } = compile(tinySources(change));
  const id = `${modulePrefix}/step/order/${step}`;
  const code = emitModule(product, id, { assetPath: (file) => file }) ?? '';
  return code.includes('phone-answer.ts');
}

it('a step with a number before a review does', () => {
  expect(writesPhones(extras)).toBe(true);
});

it('a step without a number does not', () => {
  expect(writesPhones(extras, 'taste')).toBe(false);
});

it('without a review, none does', () => {
  expect(writesPhones({ ...extras, ...unreviewed })).toBe(false);
});

it('a step whose number stands in a text does', () => {
  const steps = [{ step: 'taste', intro: 'We call {answers.phone|you}.' }, 'extras'];
  expect(writesPhones({ ...extras, 'order/screen.json': { steps } })).toBe(true);
});

it('a step whose number stands on the page after the submit does', () => {
  const page = { 'done/screen.json': { body: ['We call {answers.phone|you}.'] } };
  expect(writesPhones({ ...extras, ...unreviewed, ...page })).toBe(true);
  const review = { 'done/screen.json': { review: true } };
  expect(writesPhones({ ...extras, ...unreviewed, ...review })).toBe(true);
});
