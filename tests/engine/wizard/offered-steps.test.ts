// Proves that a step can offer the answers of an earlier one, and loses an answer that is not offered any more.
import { expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { choicesFromSource } from '../../../src/core/form/coerce-answers.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep } from '../../../src/engine/wizard/steps.ts';
import { formSource } from '../../compiler/form-source.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const oneOf = [
  { const: 'web', title: 'Website' },
  { const: 'mail', title: 'Newsletter' },
];
const channels = {
  type: 'object',
  properties: { channels: { type: 'array', title: 'Channels', items: { type: 'string', oneOf } } },
};
const forms = {
  channels: compileForm(channels),
  best: compileForm(
    { type: 'object', required: ['best'], properties: { best: { type: 'string', title: 'Best' } } },
    { best: { 'ui:widget': 'radio', 'ui:options': { source: { from: '/answers/channels' } } } },
    {},
    [formSource(channels)],
  ),
  end: compileForm({ type: 'object', properties: { notes: { type: 'string' } } }),
};
const steps: CompiledStep[] = [
  { id: 'channels', title: 'Channels', fields: ['channels'] },
  { id: 'best', title: 'Best', fields: ['best'] },
  { id: 'end', title: 'End', fields: ['notes'] },
];
const open = (answers: object, loaded: Partial<typeof forms>) =>
  openStep(
    {
      steps,
      loadForm: async ({ id }) => forms[id as keyof typeof forms],
      dataSources: nowhere,
      texts: defaultTexts,
    },
    { answers: { ...answers }, forms: loaded },
    'end',
  );

it('a step offers the answers of an earlier one, with their words', () => {
  const [question] = forms.best.questions;
  expect(
    question && choicesFromSource(question, { answers: { channels: ['mail'] } }, question.pointer),
  ).toEqual([{ value: 'mail', label: 'Newsletter' }]);
});

it('its answer stays while it is offered, and goes on the way to later steps once it is not', async () => {
  const kept = await open({ channels: ['web'], best: 'web' }, forms);
  expect(kept).toMatchObject({ step: { id: 'end' }, answers: { best: 'web' } });
  for (const loaded of [forms, {}]) {
    const { step, answers } = await open({ channels: ['mail'], best: 'web' }, loaded);
    expect(step.id).toBe('best');
    expect(answers).toEqual({ channels: ['mail'] });
  }
});
