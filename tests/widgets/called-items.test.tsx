// Proves that the items of a list offer what one call brings, keep their values when it fails, and can search.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CalledChoicesStore } from '../../src/engine/choices/called-choices-store.ts';
import type { CallOutcome, Host, ItemStorage } from '../../src/engine/host.tsx';
import { compileForm } from '../engine/compile-form.ts';
import { showForm } from '../engine/form/show-form.tsx';
import { expectNoBarriers } from './accessibility.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      skills: {
        type: 'array',
        title: 'Skills',
        minItems: 1,
        items: { type: 'string', title: 'Skill' },
      },
    },
  },
  {
    skills: {
      'ui:options': { addText: 'Add a skill' },
      items: {
        'ui:widget': 'select',
        'ui:options': { source: { call: 'skills', value: '/id', label: '/text' } },
      },
    },
  },
);

const skills = [
  { id: 's1', text: 'Sewing' },
  { id: 's2', text: 'Welding' },
];
const session: ItemStorage = { read: () => undefined, write: () => true, remove: () => {} };

const failed: CallOutcome = { kind: 'failure', outcome: undefined };
const found: CallOutcome = { kind: 'success', outcome: undefined, response: skills };

async function show(shown: typeof form, values: object, ...outcomes: CallOutcome[]) {
  let calls = 0;
  const send: Host['send'] = async () => outcomes[calls++] ?? found;
  const calledChoices = new CalledChoicesStore(send, session, 'draft choices');
  const store = await showForm(shown, { ...values }, { send, session }, { calledChoices });
  return { store, calls: () => calls };
}

const item = (number: number) => page.getByRole('combobox', { name: `Skill ${number}` });

test('each item of a list of values offers what one call has brought', async () => {
  const { store, calls } = await show(form, { skills: ['s2', 's1'] });
  await expect.element(item(1)).toHaveDisplayValue('Welding');
  await expect.element(item(2)).toHaveDisplayValue('Sewing');
  await expectNoBarriers();
  await userEvent.click(page.getByRole('button', { name: 'Add a skill' }));
  await userEvent.selectOptions(item(3), 'Welding');
  expect(store.state.answers).toEqual({ skills: ['s2', 's1', 's2'] });
  expect(calls()).toBe(1);
});

test('an item keeps its value while the call fails, and can make it again', async () => {
  const { store } = await show(form, { skills: ['s1'] }, failed);
  await userEvent.click(page.getByRole('button', { name: /again/ }));
  await expect.element(item(1)).toHaveDisplayValue('Sewing');
  expect(store.state.answers).toEqual({ skills: ['s1'] });
});

test('an item is found by typing', async () => {
  const searched = compileForm(
    {
      type: 'object',
      properties: {
        skills: { type: 'array', title: 'Skills', items: { type: 'string', title: 'Skill' } },
      },
    },
    {
      skills: {
        items: {
          'ui:options': {
            source: {
              call: 'skills',
              send: { q: { from: '/typed' } },
              value: '/id',
              label: '/text',
            },
          },
        },
      },
    },
  );
  const { store } = await show(searched, {});
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await userEvent.type(item(1), 'wel');
  await userEvent.click(page.getByRole('option', { name: 'Welding' }));
  await expect.element(item(1)).toHaveValue('Welding');
  expect(store.state.answers).toEqual({ skills: ['s2'] });
  await expectNoBarriers();
});
