// Proves that a wizard opens no step behind an invalid one, and sends the answers of the shown steps alone.
import { describe, expect, it, vi } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { neighbours, visibleSteps } from '../../../src/core/steps/shown-steps.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { finalAnswers, openStep } from '../../../src/engine/wizard/steps.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const forms = {
  person: compileForm({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, pets: { type: 'boolean' } },
  }),
  pets: compileForm({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
  }),
  end: compileForm({ type: 'object', properties: { notes: { type: 'string' } } }),
};
const steps: CompiledStep[] = [
  { id: 'person', title: 'Person', fields: ['name', 'pets'] },
  {
    id: 'pets',
    title: 'Pets',
    fields: ['kind'],
    when: (data) => (data as { answers: { pets?: boolean } }).answers.pets === true,
  },
  { id: 'end', title: 'End', fields: ['notes'] },
];
const context = { steps, dataSources: nowhere };
const loadForm = vi.fn(async ({ id }: CompiledStep) => forms[id as keyof typeof forms]);
const open = (answers: object, wanted?: string) =>
  openStep(
    { steps, loadForm, dataSources: nowhere, texts: defaultTexts },
    { answers: { ...answers }, forms: {} },
    wanted,
  );

describe('opening a step', () => {
  it.each([
    ['the first one when none is named', {}, undefined, 'person'],
    ['the first one when the name is unknown', { name: 'A' }, 'nonsense', 'person'],
    ['the one that is named, when those before it are valid', { name: 'A' }, 'end', 'end'],
    ['the first one that is not valid, else', { pets: true }, 'end', 'person'],
    ['one in the middle that is not valid', { name: 'A', pets: true }, 'end', 'pets'],
  ])('opens %s', async (_title, answers, wanted, opened) => {
    expect((await open(answers, wanted)).step.id).toBe(opened);
  });

  it('loads no form behind the opened step', async () => {
    loadForm.mockClear();
    await open({ name: 'A' }, 'person');
    expect(loadForm.mock.calls.map(([step]) => step.id)).toEqual(['person']);
  });

  it('makes answers fit the forms that it meets, and leaves the others alone', async () => {
    const { answers } = await open({ name: 7, pets: 'true', kind: 5 }, 'person');
    expect(answers).toEqual({ name: '7', pets: true, kind: 5 });
  });
});

describe('steps', () => {
  it.each([
    ['an answer that was taken back', { kind: null }],
    ['one inside a group', { pet: { kind: null } }],
  ])('are not opened by %s', (_title, answers) => {
    const asked: CompiledStep[] = [
      { id: 'pets', title: 'Pets', fields: ['kind', 'pet'] },
      {
        id: 'food',
        title: 'Food',
        fields: ['food'],
        when: (data) => {
          const { kind, pet } = (data as { answers: { kind?: unknown; pet?: object } }).answers;
          return kind !== undefined || 'kind' in (pet ?? {});
        },
      },
    ];
    expect(
      visibleSteps({ steps: asked, dataSources: nowhere }, answers).map(({ id }) => id),
    ).toEqual(['pets']);
  });

  it('know their neighbours across a skipped one', () => {
    const { index, previous, next } = neighbours(context, {}, 'person');
    expect([index, previous, next?.id]).toEqual([0, undefined, 'end']);
  });
});

describe('the answers that leave', () => {
  const submit = {
    call: { name: 'save', method: 'POST', path: 'save' } as const,
    send: {},
    outcomes: {},
  };
  const progress = { answers: { name: 'A', kind: 'cat', other: 1 }, forms };

  it('leave out those of skipped steps, and what no step asks', () => {
    expect(finalAnswers({ submit }, context, progress)).toEqual({ name: 'A' });
  });

  it('can have an empty value for every question of every step', () => {
    const send = { ...submit, unanswered: 'empty' as const };
    expect(finalAnswers({ submit: send }, context, progress)).toEqual({
      name: 'A',
      pets: null,
      kind: '',
      notes: '',
    });
  });
});
