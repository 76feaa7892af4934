// Proves that a walk without a page opens each visible step, and says where and why it stops.
import { expect, it } from 'vitest';
import { walkSteps } from '../../src/analysis/journeys/walk-steps.ts';
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
