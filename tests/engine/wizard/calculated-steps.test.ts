// Proves that a step is calculated anew from the shown steps before it, and validated, before a later one opens.
import { expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep } from '../../../src/engine/wizard/steps.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const number = { type: 'number' };
const forms = {
  ticket: compileForm({ type: 'object', properties: { price: number, dinner: number } }),
  sum: compileForm(
    { type: 'object', properties: { total: { type: 'number', maximum: 100 } } },
    { total: { 'ui:options': { calculated: { sum: ['/answers/price', '/answers/menu'] } } } },
  ),
  end: compileForm({ type: 'object', properties: { notes: { type: 'string' } } }),
};
const steps: CompiledStep[] = [
  { id: 'ticket', title: 'Ticket', fields: ['price', 'dinner'] },
  {
    id: 'dinner',
    title: 'Dinner',
    fields: ['menu'],
    when: (data) => (data as { answers: { dinner?: number } }).answers.dinner === 1,
  },
  { id: 'sum', title: 'Sum', fields: ['total'] },
  { id: 'end', title: 'End', fields: ['notes'] },
];
const open = (answers: object, loaded: Partial<typeof forms>, step: string) =>
  openStep(
    {
      steps,
      loadForm: async ({ id }) => forms[id as keyof typeof forms],
      dataSources: nowhere,
      texts: defaultTexts,
    },
    { answers: { ...answers }, forms: loaded },
    step,
  );

it('a step is calculated from earlier ones when it opens, without those that are skipped', async () => {
  const answers = { price: 60, menu: 30 };
  expect((await open({ ...answers, dinner: 1 }, {}, 'sum')).answers).toMatchObject({ total: 90 });
  expect((await open({ ...answers, dinner: 0 }, {}, 'sum')).answers).toMatchObject({ total: 60 });
});

it('a step that was open before is calculated again on the way to later ones, and validated', async () => {
  const changed = { price: 120, total: 60 };
  const opened = await open(changed, forms, 'end');
  expect(opened.answers).toMatchObject({ total: 120 });
  expect(opened.step.id).toBe('sum');
});
