// Proves that long words break where they must alone, and that a press on a control which a message moves is not lost.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReviewView } from '../../../../src/engine/review/review-view.tsx';
import { PageStyles } from '../../../widgets/page-styles.tsx';
import { setTextSize } from '../../../widgets/set-text-size.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const channel = { type: 'string', title: 'Channel', enum: ['Email', 'Websites'] };

test('a long text that a list leaves out is broken into lines', async () => {
  await page.viewport(320, 800);
  const form = compileForm(
    { type: 'object', properties: { channel } },
    { channel: { 'ui:widget': 'search-select' } },
  );
  await showForm(form);
  const box = page.getByRole('combobox', { name: /^Channel/ });
  await box.fill('X'.repeat(300));
  await userEvent.tab();
  await expect.element(box).toHaveAccessibleDescription(/X…” is not in the list/);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('a press on the upper edge of a button that a message of two lines moves down', async () => {
  await page.viewport(360, 800);
  const code = { type: 'string', title: 'Code', pattern: '^[A-Z]{3}$' };
  const form = compileForm(
    { type: 'object', properties: { code } },
    { code: { 'ui:messages': { pattern: `${'Three capital letters '.repeat(4)}please` } } },
  );
  await showForm(form);
  await page.getByLabelText('Code').fill('x');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click({ position: { x: 10, y: 3 } });
  await expect.element(page.getByRole('link', { name: /Three capital letters/ })).toBeVisible();
});

test('a press on a choice that a message of two lines moves down', async () => {
  await page.viewport(360, 800);
  const form = compileForm(
    {
      type: 'object',
      properties: {
        code: { type: 'string', title: 'Code', pattern: '^[A-Z]{3}$' },
        colour: { type: 'string', title: 'Colour', enum: ['Red', 'Blue'] },
      },
    },
    {
      code: { 'ui:messages': { pattern: `${'Three capital letters '.repeat(4)}please` } },
      colour: { 'ui:widget': 'radio' },
    },
  );
  await showForm(form);
  await page.getByLabelText('Code').fill('x');
  const red = page.getByRole('radio', { name: 'Red' });
  await red.click({ position: { x: 30, y: 3 } });
  await expect.element(red).toBeChecked();
});

test('a reference in a label, its hint, its message or a heading of questions begins a new line as a whole', async () => {
  await page.viewport(200, 800);
  const code = {
    type: 'string',
    title: 'Comment on plan BP-2026-0001',
    description: 'Please quote the plan, BP-2026-0005',
  };
  const form = compileForm(
    {
      type: 'object',
      properties: {
        code,
        owner: { type: 'object', title: 'The owners of plan BP-2026-0003', properties: { code } },
        signers: { type: 'array', title: 'The signers of plan BP-2026-0004', items: code },
      },
      required: ['code'],
    },
    {
      code: { 'ui:messages': { required: 'Required for plan BP-2026-0002' } },
      'ui:groups': [
        { title: 'On plan BP-2026-0006', description: 'Of plan BP-2026-0007', fields: ['code'] },
      ],
    },
  );
  await showForm(form);
  await page.getByRole('button', { name: 'Next' }).click();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const reference = `BP-2026-000${number}`;
    const shown = page.getByText(reference, { exact: true });
    for (const one of shown.elements()) expect(one.getBoundingClientRect().height).toBeLessThan(30);
    expect(shown.elements().length).toBeGreaterThan(0);
  }
});

test('the heading of a review leaves its link on a phone, in text of twice the size', async () => {
  await page.viewport(390, 800);
  setTextSize(32);
  const sections = [{ id: 'a', title: 'Equal opportunities at home', blocks: [] }];
  await render(
    <>
      <PageStyles />
      <ReviewView sections={sections} linkOf={() => <a href="#a">Change the answers</a>} />
    </>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
