// Proves that loaded data and the address decide which steps there are, and which one every visitor begins with.
import { describe, expect, it } from 'vitest';
import type { CompiledStep } from '../../../src/compiled/screen.ts';
import { schemaOfCondition } from '../../../src/compiler/model/form/data-condition.ts';
import { compileSchema } from '../../../src/compiler/schema/compile-validators.ts';
import { certainFirstStep } from '../../../src/core/steps/certain-first-step.ts';
import { exitFrom, visibleSteps } from '../../../src/core/steps/shown-steps.ts';
import type { DataCondition } from '../../../src/definition/files/condition.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { openStep } from '../../../src/engine/wizard/steps.ts';
import { nowhere } from '../compile-form.ts';

const when = (condition: DataCondition) => compileSchema(schemaOfCondition(condition)) as never;
const is = (name: string, value: unknown) => ({
  required: [name],
  properties: { [name]: { const: value } },
});
const isMember = { loaded: is('member', true) };
const isInvited = { query: is('from', 'letter') };

const start: CompiledStep = { id: 'start', title: 'Start', fields: ['pets'] };
const member: CompiledStep = {
  id: 'member',
  title: 'Member',
  fields: ['number'],
  when: when(isMember),
  readsData: true,
};
const invited: CompiledStep = {
  id: 'invited',
  title: 'Invited',
  fields: [],
  when: when({ ...isInvited, answers: is('pets', true) }),
  readsData: true,
};
const steps = [start, member, invited];

describe('the steps of a wizard', () => {
  it.each([
    ['without any data', nowhere, {}, ['start']],
    ['that the response shows', { ...nowhere, loaded: { member: true } }, {}, ['start', 'member']],
    ['that the response skips', { ...nowhere, loaded: { member: false } }, {}, ['start']],
    [
      'that the address alone does not show',
      { ...nowhere, query: { from: 'letter' } },
      {},
      ['start'],
    ],
    [
      'that the address and an answer show',
      { ...nowhere, query: { from: 'letter' } },
      { pets: true },
      ['start', 'invited'],
    ],
  ])('are those %s', (_title, dataSources, answers, ids) => {
    expect(visibleSteps({ steps, dataSources }, answers).map(({ id }) => id)).toEqual(ids);
  });

  it('leave out a step on an address that is not known yet, even on a parameter that is missing', () => {
    const uninvited = { ...invited, when: when({ query: { not: isInvited.query } }) };
    const shown = (dataSources: typeof nowhere | { page: { url: string } }) =>
      visibleSteps({ steps: [start, uninvited], dataSources }, {}).length;
    expect(shown({ page: { url: '' } })).toBe(1);
    expect(shown(nowhere)).toBe(2);
  });

  it('can be left on the response', () => {
    const left = { ...start, exits: [{ leave: '/known', when: when(isMember) }] };
    const exit = (loaded: unknown) =>
      exitFrom({ steps: [left], dataSources: { ...nowhere, loaded } }, {}, left)?.leave;
    expect(exit({ member: true })).toBe('/known');
    expect(exit({ member: false })).toBeUndefined();
  });

  it('are not left because of a comparison with a question that has no answer', () => {
    const isAnother = { properties: { pets: { not: { const: { $data: '1/before' } } } } };
    const exits = [{ leave: '/another', when: when({ answers: isAnother }) }];
    const left = { ...start, fields: ['pets', 'before'], exits };
    const exit = (answers: Record<string, unknown>) =>
      exitFrom({ steps: [left], dataSources: nowhere }, answers, left)?.leave;
    expect(exit({ pets: 'dog' })).toBeUndefined();
    expect(exit({ pets: 'dog', before: 'dog' })).toBeUndefined();
    expect(exit({ pets: 'dog', before: 'cat' })).toBe('/another');
  });

  it('open at the next one where the address asks for one that the response skips', async () => {
    const end: CompiledStep = { id: 'end', title: 'End', fields: [] };
    const loader = {
      steps: [start, member, end],
      dataSources: { ...nowhere, loaded: { member: false } },
      loadForm: async () => undefined,
      texts: defaultTexts,
    };
    const opened = await openStep(loader, { answers: {}, forms: {} }, 'member');
    expect(opened.step.id).toBe('end');
  });
});

describe('the step that every visitor begins with', () => {
  it('is the first one, also before steps that depend on data', () => {
    expect(certainFirstStep(steps)).toBe(start);
  });

  it('is unknown where data decides whether there is one before', () => {
    expect(certainFirstStep([member, start])).toBeUndefined();
  });

  it('is no step on an answer that nobody has given yet', () => {
    const pets = { ...start, id: 'pets', when: when({ answers: is('pets', true) }) };
    expect(certainFirstStep([pets, start])).toBe(start);
  });
});
