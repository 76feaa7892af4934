// Proves that a walk without a page opens each visible step, and says where and why it stops.
import { expect, it } from 'vitest';
import { fillIn, walkSteps } from '../../src/analysis/journeys/walk-steps.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { FormStore } from '../../src/engine/form/form-store.ts';
import { compileForm, nowhere } from '../engine/compile-form.ts';
import { visit } from '../engine/wizard/small-wizard.ts';

const person = { name: 'Ada' };

it('a walk opens each visible step and submits the last one', async () => {
  const { store, environment } = await visit();
  const { openedSteps, stop } = await walkSteps(store, { person, end: { weeks: 2 } });
  expect(openedSteps).toEqual(['person', 'end', 'check']);
  expect(stop).toBeUndefined();
  expect(environment.sent).toMatchObject([{ answers: { name: 'Ada', weeks: 2 } }]);
});

it('a walk stops at a step that is not filled in', async () => {
  const { store } = await visit();
  const { openedSteps, stop } = await walkSteps(store, {});
  expect(openedSteps).toEqual(['person']);
  expect(stop).toMatchObject({ step: 'person', unasked: [] });
});

it('a walk ends where a step does not open', async () => {
  const { store, loadForm } = await visit();
  loadForm.mockRejectedValue(new Error('offline'));
  await expect(walkSteps(store, { person })).rejects.toThrow('after "person" does not open');
});

it('a question of a group that another one of it clears is answered after it', () => {
  const text = { type: 'string' } as const;
  const form = compileForm(
    {
      type: 'object',
      properties: { address: { type: 'object', properties: { country: text, region: text } } },
    },
    { address: { region: { 'ui:options': { clearedBy: '/answers/address/country' } } } },
  );
  const answers = { address: { country: 'Canada', region: 'Ontario' } };
  const store = new FormStore(form, nowhere, defaultTexts, {});
  expect(fillIn(store, answers)).toBeUndefined();
  expect(store.state.answers).toEqual(answers);
});
