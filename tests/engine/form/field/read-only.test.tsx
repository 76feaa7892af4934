// Proves that controls that only show answers are told from those that take them, also in tables.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      number: { type: 'string', title: 'Number', readOnly: true },
      plan: { type: 'string', title: 'Plan', enum: ['Basic', 'Large'], readOnly: true },
      agreed: { type: 'boolean', title: 'Agreed', readOnly: true },
      wants: { type: 'boolean', title: 'Wants more' },
      lines: {
        type: 'array',
        title: 'Lines',
        readOnly: true,
        items: { type: 'object', properties: { what: { type: 'string', title: 'What' } } },
      },
    },
  },
  { plan: { 'ui:widget': 'select' }, lines: { 'ui:widget': 'table' } },
);

const answers = {
  name: 'Ada',
  number: '7',
  plan: 'Basic',
  agreed: true,
  wants: true,
  lines: [{ what: 'Ink' }],
};

/** Returns the ground of a control and the colour of its edge. */
function lookOf(control: Element): string[] {
  const frame = control.closest('.MuiInputBase-root') ?? control;
  return [getComputedStyle(frame).backgroundColor, getComputedStyle(frame, '::after').borderColor];
}

const box = (name: RegExp) => page.getByRole('textbox', { name }).element();
const colourOf = (name: string) => {
  const tick = page.getByRole('checkbox', { name }).element();
  return getComputedStyle(tick.parentElement as Element).color;
};

test('their ground and edge differ, and nothing seems to open', async () => {
  await showForm(form, answers);
  const taking = lookOf(box(/^Name/));
  const shown = lookOf(box(/^Number/));
  expect(shown[0]).not.toBe(taking[0]);
  expect(shown[1]).not.toBe(taking[1]);
  const plan = page.getByRole('combobox', { name: 'Plan' }).element();
  expect(lookOf(plan)).toEqual(shown);
  const arrow = plan.closest('.MuiInputBase-root')?.querySelector('svg') as Element;
  expect(arrow.checkVisibility()).toBe(false);
  expect(lookOf(box(/What/))).toEqual(shown);
  expect(colourOf('Agreed')).not.toBe(colourOf('Wants more'));
  await expectNoBarriers();
});
