// Proves that a skipped step opens no other one, and leads to the next one where it is asked for.
import { expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep, visibleSteps } from '../../../src/engine/wizard/steps.ts';
import { nowhere } from '../compile-form.ts';

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
