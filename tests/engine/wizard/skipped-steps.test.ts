// Proves that a skipped step opens no other one, and leads to the next one where it is asked for.
import { expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { visibleSteps } from '../../../src/core/steps/shown-steps.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep } from '../../../src/engine/wizard/steps.ts';
import { formSource } from '../../compiler/form-source.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const says = (name: string) => (data: unknown) =>
  (data as { answers: Record<string, unknown> }).answers[name] === true;
const steps: CompiledStep[] = [
  { id: 'start', title: 'Start', fields: ['pets'] },
  { id: 'pets', title: 'Pets', fields: ['ill'], when: says('pets') },
  { id: 'vet', title: 'Vet', fields: ['vet'], when: says('ill') },
  { id: 'home', title: 'Home', fields: ['home'] },
  { id: 'end', title: 'End', fields: [] },
];
const ids = (answers: object) =>
  visibleSteps({ steps, dataSources: nowhere }, { ...answers }).map(({ id }) => id);

it('an answer of a skipped step opens no other step', () => {
  expect(ids({ pets: true, ill: true })).toEqual(['start', 'pets', 'vet', 'home', 'end']);
  expect(ids({ pets: false, ill: true })).toEqual(['start', 'home', 'end']);
});

it('a step depends on the steps before it only', () => {
  const [start, pets, ...rest] = steps as [CompiledStep, CompiledStep];
  const turned = visibleSteps(
    { steps: [pets, start, ...rest], dataSources: nowhere },
    { pets: true },
  );
  expect(turned.map(({ id }) => id)).toEqual(['start', 'home', 'end']);
});

it('a skipped step that is asked for leads to the next one, not to the last', async () => {
  const loadForm = async () => undefined;
  const opened = await openStep(
    { steps, loadForm, dataSources: nowhere, texts: defaultTexts },
    { answers: {}, forms: {} },
    'pets',
  );
  expect(opened.step.id).toBe('home');
});

it('an answer of a skipped step counts for no condition and no limit of a later one', async () => {
  const price = { type: 'integer', title: 'Price' };
  const isDear = { required: ['price'], properties: { price: { minimum: 9 } } };
  const paying = formSource({ type: 'object', properties: { price } });
  const form = compileForm(
    {
      type: 'object',
      properties: { offer: { type: 'integer', minimum: { $data: '1/price' } as never } },
      if: isDear,
      then: { required: ['why'], properties: { why: { type: 'string' } } },
    },
    {},
    {},
    [paying],
  );
  const loader = {
    steps: [
      { id: 'pays', title: 'Pays', fields: ['pays'] },
      { id: 'paying', title: 'Price', fields: ['price'], when: says('pays') },
      { id: 'offer', title: 'Offer', fields: ['offer', 'why'] },
      { id: 'end', title: 'End', fields: [] },
    ],
    loadForm: async ({ id }: CompiledStep) => (id === 'offer' ? form : undefined),
    dataSources: nowhere,
    texts: defaultTexts,
  };
  const open = (answers: object) =>
    openStep(loader, { answers: { ...answers }, forms: {} }, 'end').then(({ step }) => step.id);
  expect(await open({ pays: true, price: 10, offer: 3, why: 'So' })).toBe('offer');
  expect(await open({ pays: true, price: 10, offer: 10 })).toBe('offer');
  expect(await open({ pays: true, price: 10, offer: 10, why: 'So' })).toBe('end');
  expect(await open({ pays: false, price: 10, offer: 3 })).toBe('end');
});
