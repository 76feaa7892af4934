// Proves that a form that is being sent stays where it is, can be read and not changed, and says so.
import type { MouseEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CompiledFormScreen } from '../../../src/compiled/screen.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { expectNoBarriers } from '../../widgets/accessibility.ts';
import { compileForm } from '../compile-form.ts';
import { showScreen } from './show-screen.tsx';

const text = { type: 'string' } as const;
const sizes = { ...text, enum: ['Large', 'Small'] };
const form = compileForm(
  {
    type: 'object',
    required: ['name'],
    properties: {
      name: { ...text, title: 'Name' },
      note: { ...text, title: 'Note' },
      born: { ...text, format: 'date', title: 'Born' },
      agree: { type: 'boolean', title: 'I agree' },
      gift: { type: 'boolean', title: 'A gift' },
      size: { ...sizes, title: 'Size' },
      colour: { type: 'string', enum: ['Red', 'Blue'], title: 'Colour' },
      extras: { type: 'array', items: { type: 'string', enum: ['Box', 'Bow'] }, title: 'Extras' },
      town: { ...sizes, title: 'Town' },
      photos: {
        type: 'array',
        title: 'Photos',
        items: { type: 'object', properties: { name: text, size: { type: 'integer' } } },
      },
      guests: {
        type: 'array',
        title: 'Guests',
        items: { type: 'object', properties: { first: { ...text, title: 'First' } } },
      },
    },
  },
  {
    note: { 'ui:widget': 'textarea' },
    born: { 'ui:widget': 'date-parts' },
    photos: { 'ui:widget': 'file', 'ui:options': { accept: ['.png'], maxSize: '1 MB' } },
    gift: {
      'ui:widget': 'yes-no',
      'ui:help': ['Read ', { text: 'the rules', href: 'https://example.com/rules' }],
    },
    colour: { 'ui:widget': 'radio' },
    size: { 'ui:widget': 'select' },
    town: { 'ui:widget': 'search-select' },
    extras: { 'ui:widget': 'multi-select' },
  },
  { required: 'Please answer' },
);

const screen = {
  kind: 'form',
  id: 'order',
  route: '/order',
  title: 'Order',
  autocomplete: 'on',
  fields: [],
  unstored: [],
  submit: {
    call: { name: 'save', method: 'POST', path: 'save' },
    send: { from: '/answers' },
    outcomes: {},
  },
  form,
} as unknown as CompiledFormScreen;

const failure: CallOutcome = { kind: 'failure', outcome: { say: 'Busy.', retry: true } };
const submit = page.getByRole('button', { name: 'Submit' });
const again = page.getByRole('button', { name: 'Try again' });
const status = page.getByRole('status').filter({ hasText: 'Submitting…' });
/** Returns where the button is on the page, and how large it is. */
function place(): number[] {
  const { left, top, width, height } = submit.element().getBoundingClientRect();
  return [left, top + window.scrollY, width, height];
}

const follow = vi.fn((event: MouseEvent) => event.preventDefault());
let sent: object[] = [];
let end: (outcome: CallOutcome) => void = () => {};

async function show(): Promise<void> {
  sent = [];
  await showScreen(screen, {
    send: (_request, document) => {
      sent.push((document as { answers: object }).answers);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    go: () => {},
    Link: ({ children, href }) => (
      <a href={href} onClick={follow}>
        {children}
      </a>
    ),
  });
  await page.getByLabelText('Name').fill('Ada');
}

beforeEach(show);

describe('a form that is being sent', () => {
  it('keeps its button with its place, its name and its focus, and shows that it is submitting', async () => {
    const before = place();
    await submit.click();
    await expect.element(status).toBeInTheDocument();
    await expect.element(submit).toHaveFocus();
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Submitting…').first()).toBeVisible();
    expect(place()).toEqual(before);
    await expectNoBarriers();
    await submit.click({ force: true });
    await userEvent.keyboard('{Enter} ');
    expect(sent).toHaveLength(1);
    end(failure);
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    await expect.element(submit).toHaveFocus();
    await expect.element(status).not.toBeInTheDocument();
  });

  it('leaves the room of the last message as it is, and gives the focus of its button to its own', async () => {
    await submit.click();
    end(failure);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Busy.');
    const before = place();
    await again.click();
    await expect.element(submit).toHaveFocus();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(place()).toEqual(before);
    end(failure);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Busy.');
    expect(place()).toEqual(before);
  });

  it('keeps the summary of problems above the fields until the answer is there', async () => {
    await page.getByLabelText('Name').fill('');
    await submit.click();
    await expect.element(page.getByText('1 answer needs your attention')).toBeVisible();
    await page.getByLabelText('Name').fill('Ada');
    await submit.click();
    await expect.element(status).toBeInTheDocument();
    await expect.element(page.getByText('Everything listed here is fixed')).toBeVisible();
    end(failure);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Busy.');
    await expect.element(page.getByText('Everything listed here is fixed')).not.toBeInTheDocument();
  });

  it('lets no field be changed by keys, and leaves the focus where it is', async () => {
    await page.getByLabelText('Note').fill('Ring');
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toBeInTheDocument();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await expect.element(page.getByLabelText('Name')).toHaveAttribute('readonly');
    const visited = new Set<Element>();
    while (document.activeElement && !visited.has(document.activeElement)) {
      visited.add(document.activeElement);
      await userEvent.keyboard('x {ArrowDown}{Enter}{Backspace}{Delete}');
      await userEvent.tab();
    }
    expect(visited.size).toBeGreaterThan(8);
    expect(sent).toHaveLength(1);
    expect(page.getByRole('listbox').elements()).toEqual([]);
    end(failure);
    await submit.click();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ name: 'Ada', note: 'Ring' });
  });

  it('takes no date that is pasted, and no file that is dropped', async () => {
    await submit.click();
    await expect.element(status).toBeInTheDocument();
    const text = new DataTransfer();
    text.setData('text/plain', '1/2/1990');
    const paste = new ClipboardEvent('paste', { bubbles: true, clipboardData: text });
    page.getByLabelText('Year').element().dispatchEvent(paste);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
    const zone = document.querySelector('input[type="file"]');
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      zone?.dispatchEvent(event);
      // The browser would open the file in place of the page.
      expect(event.defaultPrevented).toBe(true);
    }
    end(failure);
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    await submit.click();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).not.toHaveProperty('born');
  });

  it('leaves the keys of the browser alone, and lets links be followed', async () => {
    await submit.click();
    await expect.element(status).toBeInTheDocument();
    const agree = page.getByLabelText('I agree').element();
    const isStopped = (options: KeyboardEventInit) =>
      !agree.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }),
      );
    expect(isStopped({ key: 'c', ctrlKey: true })).toBe(false);
    expect(isStopped({ key: 'F5' })).toBe(false);
    expect(isStopped({ key: 'ArrowLeft', altKey: true })).toBe(false);
    expect(isStopped({ key: 'F4' })).toBe(true);
    expect(isStopped({ key: 'ArrowDown', altKey: true })).toBe(true);
    follow.mockClear();
    await page.getByRole('link', { name: 'the rules' }).click();
    expect(follow).toHaveBeenCalledOnce();
  });

  it('lets no field be changed by the pointer', async () => {
    await submit.click();
    const fields = document.forms[0]?.querySelectorAll<HTMLElement>(
      'div :is(input, select, button, label):not([type="submit"])',
    );
    expect(fields?.length).toBeGreaterThan(10);
    for (const field of fields ?? []) field.click();
    await page.getByLabelText('I agree').click({ force: true });
    expect(page.getByRole('listbox').elements()).toEqual([]);
    await expect.element(page.getByLabelText('I agree')).not.toBeChecked();
    end(failure);
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    await submit.click();
    expect(sent[1]).toEqual(sent[0]);
    end(failure);
    await page.getByLabelText('I agree').click();
    await expect.element(page.getByLabelText('I agree')).toBeChecked();
    await page.getByLabelText('Name').fill('Bo');
    await submit.click();
    expect(sent[2]).toMatchObject({ name: 'Bo', agree: true });
  });
});
